import { standing, useRefetch } from '@portal/api-client';
import { usePhoneChangeQuery } from '@portal/api-client/customer';
import { useSession } from '@portal/session/react';
import { useEffect, useRef } from 'react';
import { alwaysRefetch } from '../../shared/page/refetch';

const REVIEW_MS = 2_000;

/** The latest phone change, polled every two seconds while it is in review and the page has the focus. */
export function usePhoneChange() {
  const { session } = useSession();
  const refetch = useRefetch();
  const current = usePhoneChangeQuery();
  const query = usePhoneChangeQuery(undefined, {
    ...alwaysRefetch,
    pollingInterval: current.data?.status === 2 ? REVIEW_MS : 0,
    skipPollingIfUnfocused: true,
  });
  const status = query.data?.status;
  const before = useRef(status);
  useEffect(() => {
    const approved = before.current === 2 && status === 1;
    before.current = status;
    if (!approved) return;
    void session.refresh();
    refetch([...standing, 'customer', 'message']);
  }, [status, session, refetch]);
  return query;
}
