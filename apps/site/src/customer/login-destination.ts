import type { Session } from '@portal/session/core';

/** The page after login: the `path` in the URL, else the page the customer saw last, else the account overview. */
export function loginDestination(session: Session, search: string): string {
  return session.destination(new URLSearchParams(search).get('path'), '/user-center/acctInfo');
}
