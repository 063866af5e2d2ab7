import { useHttp } from '@portal/api-client';
import { readUserValue } from '@portal/session/core';
import { useSession } from '@portal/session/react';
import { useEffect } from 'react';
import { PUSH_MARK } from './push-mark';

/**
 * Push ends with the session in which it was allowed. Where the customer has allowed it in this browser, a new session takes it up again.
 */
export function KeepPush() {
  const { username } = useSession().state;
  const http = useHttp();
  useEffect(() => {
    if (username === undefined || readUserValue(username, PUSH_MARK) === undefined) return;
    void import('./push-browser').then(({ renew }) => renew(http)).catch(() => undefined);
  }, [username, http]);
  return null;
}
