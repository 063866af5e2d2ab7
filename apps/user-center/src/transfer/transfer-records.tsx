import { useGetTransferRecordsQuery } from '@portal/api-client/transfer';
import type { Account } from '@portal/contract/account';
import type { Transfer } from '@portal/contract/transfer';
import { Card, DateTime, Empty, Money, Pagination, StatusTag, Table, type Column } from '@portal/ui';
import { Loaded } from '../shared/page/loaded';
import { RecordsBar } from '../shared/records/records-bar';
import { useRecordsQuery } from '../shared/records/use-records-query';
import { sideName } from './side-name';

const columnsOf = (accounts: readonly Account[], reasons: boolean): Column<Transfer>[] => [
  { id: 'tno', head: '单号', primary: true, cell: ({ tno }) => tno },
  { id: 'status', head: '状态', phone: 'mark', cell: ({ status }) => <StatusTag status={status} /> },
  { id: 'at', head: '时间', phone: 'note', cell: ({ createdAt }) => <DateTime value={createdAt} /> },
  {
    id: 'sides',
    head: '转出 → 转入',
    phone: 'title',
    cell: ({ from, to }) => `${sideName(from, accounts)} → ${sideName(to, accounts)}`,
  },
  ...(reasons ? [{ id: 'reason', head: '原因', cell: ({ reason }: Transfer) => reason ?? '–' }] : []),
  {
    id: 'amount',
    head: '转账金额',
    align: 'end',
    phone: 'figure',
    cell: ({ amount, currency }) => <Money value={amount} currency={currency} />,
  },
];

/** Transfers of a date range, newest first. */
export function TransferRecords({ accounts }: { accounts: readonly Account[] }) {
  const query = useRecordsQuery();
  const records = useGetTransferRecordsQuery(query.args);
  const table = (rows: readonly Transfer[], busy?: number) => (
    <Table
      caption="转账记录"
      columns={columnsOf(
        accounts,
        rows.some(({ reason }) => reason),
      )}
      rows={rows}
      rowKey={({ tno }) => tno}
      busy={busy}
      empty={<Empty title="这段时间没有转账">换一个日期范围，或在上方发起转账。</Empty>}
    />
  );
  return (
    <Card title="转账记录" flush>
      <RecordsBar query={query} />
      <Loaded query={records} skeleton={table([], 4)}>
        {({ list, total, pageNo, pageSize }) => (
          <>
            {table(list)}
            <Pagination pageNo={pageNo} pageSize={pageSize} total={total} hrefOf={query.hrefOf} label="转账记录分页" />
          </>
        )}
      </Loaded>
    </Card>
  );
}
