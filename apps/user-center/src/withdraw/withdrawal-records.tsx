import { useGetWithdrawRecordsV2Query } from '@portal/api-client/withdraw';
import type { Account } from '@portal/contract/account';
import type { Withdrawal } from '@portal/contract/withdraw';
import { Card, Empty, Money, Pagination } from '@portal/ui';
import { Loaded } from '../shared/page/loaded';
import type { Cancel } from '../shared/payout/cancel-payout';
import { PayoutDetail } from '../shared/payout/payout-detail';
import { PayoutTable } from '../shared/payout/payout-table';
import { payoutFilter, statusIn } from '../shared/payout/payout-tag';
import { RecordsBar } from '../shared/records/records-bar';
import type { RecordsQuery } from '../shared/records/use-records-query';
import { withdrawalFacts } from './withdrawal-facts';

type Props = { query: RecordsQuery; accounts: readonly Account[]; arrival: string; cancel: Cancel };

/** Withdrawals of a date range and status, newest first. */
export function WithdrawalRecords({ query, accounts, arrival, cancel }: Props) {
  const records = useGetWithdrawRecordsV2Query({ ...query.args, displayStatus: statusIn(query.search) });
  const table = (rows: readonly Withdrawal[], busy?: number) => (
    <PayoutTable
      caption="出金记录"
      rows={rows}
      accounts={accounts}
      toOf={({ bank }) => bank}
      receiveOf={({ receiveCny }) => <Money value={receiveCny} currency="CNY" />}
      detailOf={(payout) => (
        <PayoutDetail payout={payout} facts={withdrawalFacts(payout, accounts)} arrival={arrival} cancel={cancel} />
      )}
      busy={busy}
      empty={<Empty title="没有符合条件的出金">换一个日期范围或状态，或在上方提交出金。</Empty>}
    />
  );
  return (
    <Card title="出金记录" flush>
      <RecordsBar query={query} filter={payoutFilter} />
      <Loaded query={records} skeleton={table([], 4)}>
        {({ list, total, pageNo, pageSize }) => (
          <>
            {table(list)}
            <Pagination pageNo={pageNo} pageSize={pageSize} total={total} hrefOf={query.hrefOf} label="出金记录分页" />
          </>
        )}
      </Loaded>
    </Card>
  );
}
