import { readUserValue, type Session } from '@portal/session/core';
import type { RuntimeConfig } from '@portal/session/core';
import { userCenterHref } from '../shell/user-center-href';

/** Where a login leads: the path of the address, else the page the customer saw last, else the account overview. */
export function loginDestination(session: Session, config: RuntimeConfig | undefined, search: string): string {
  const path = new URLSearchParams(search).get('path');
  const { username } = session.getState();
  const hasLastPage = username !== undefined && readUserValue(username, 'lastPage') !== undefined;
  return path || hasLastPage ? session.destination(path) : userCenterHref(config, 'acctInfo');
}
