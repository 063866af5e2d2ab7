import type { Session } from '@portal/session/core';

/** Where a login leads: the path of the address, else the page the customer saw last, else the account overview. */
export function loginDestination(session: Session, search: string): string {
  return session.destination(new URLSearchParams(search).get('path'), '/user-center/acctInfo');
}
