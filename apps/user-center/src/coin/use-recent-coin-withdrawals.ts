import { useQueryWithdrawCoinRecordV2Query } from '@portal/api-client/coin';
import { useState } from 'react';
import { pollInterval } from '../shared/payout/poll-interval';
import { usePayoutNews } from '../shared/payout/use-payout-news';
import type { RecordsQuery } from '../shared/records/use-records-query';

/** The newest coin withdrawals, polled while one of them is in progress and the page has the focus. */
export function useRecentCoinWithdrawals({ newest }: RecordsQuery) {
  const [pollingInterval, setPollingInterval] = useState(0);
  const query = useQueryWithdrawCoinRecordV2Query(
    { ...newest, displayStatus: 0 },
    { pollingInterval, skipPollingIfUnfocused: true },
  );
  const interval = pollInterval(query.data?.list, query.fulfilledTimeStamp ?? 0);
  if (interval !== pollingInterval) setPollingInterval(interval);
  usePayoutNews(query.data?.list);
  return query.data?.list ?? [];
}
