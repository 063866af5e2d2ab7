import { money, useRefetch } from '@portal/api-client';
import { useEffect, useRef } from 'react';
import type { Payout } from './payout';

/** Reads balances, messages and records again when a withdrawal of the list has moved on since the last answer. */
export function usePayoutNews(list: readonly Pick<Payout, 'pno' | 'displayStatus'>[] | undefined): void {
  const refetch = useRefetch();
  const known = useRef(new Map<string, number>());
  useEffect(() => {
    const before = known.current;
    const moved = list?.some(({ pno, displayStatus }) => (before.get(pno) ?? displayStatus) !== displayStatus);
    list?.forEach(({ pno, displayStatus }) => before.set(pno, displayStatus));
    if (moved) refetch(money);
  }, [list, refetch]);
}
