import { money, useRefetch } from '@portal/api-client';
import { useEffect, useRef } from 'react';
import type { Payout } from './payout';

/** Refetches balances, messages and records when the status of a withdrawal in the list has changed. */
export function usePayoutNews(list: readonly Pick<Payout, 'pno' | 'displayStatus'>[] | undefined): void {
  const refetch = useRefetch();
  const statuses = useRef(new Map<string, number>());
  useEffect(() => {
    const before = statuses.current;
    const moved = list?.some(({ pno, displayStatus }) => (before.get(pno) ?? displayStatus) !== displayStatus);
    list?.forEach(({ pno, displayStatus }) => before.set(pno, displayStatus));
    if (moved) refetch(money);
  }, [list, refetch]);
}
