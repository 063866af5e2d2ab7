import { useReviewsQuery } from '@portal/api-client/staff';
import type { Review } from '@portal/contract/staff';
import { Card, DateTime, Empty, Money, Table, type Column } from '@portal/ui';
import { Loaded } from '../shared/page/loaded';
import { useCan } from '../shared/session/me';
import { QuarantineActs } from './quarantine-acts';
import { resolutions, type Resolution } from './resolutions';

const figure = (value: string | undefined) => (value === 'unknown' ? '未知' : <Money value={value} />);

/** Accounts whose money differs between ledger and platform: one member proposes a resolution, another confirms it. */
export function Quarantine() {
  const can = useCan();
  const query = useReviewsQuery({ kind: 'quarantine', status: 1, pageSize: 100 });
  const columns: readonly Column<Review>[] = [
    { id: 'account', head: '账户', cell: ({ subject }) => subject['account'], primary: true },
    { id: 'customer', head: '客户', cell: ({ customerNumber }) => customerNumber },
    { id: 'since', head: '发现时间', cell: ({ createdAt }) => <DateTime value={createdAt} show="minute" /> },
    { id: 'currency', head: '币种', cell: ({ subject }) => subject['currency'] },
    { id: 'ledger', head: '账本余额', align: 'end', cell: ({ subject }) => figure(subject['ledgerBalance']) },
    { id: 'platform', head: '平台余额', align: 'end', cell: ({ subject }) => figure(subject['platformBalance']) },
    {
      id: 'proposal',
      head: '已提出',
      cell: ({ subject }) =>
        subject['proposal']
          ? `${resolutions[subject['proposal'] as Resolution]?.label ?? subject['proposal']}（${subject['proposedBy']}）`
          : '–',
    },
    {
      id: 'acts',
      head: '处理',
      cell: (review) =>
        can('reconciliation.resolve') ? (
          <QuarantineActs id={review.id} account={review.subject['account'] ?? ''} />
        ) : (
          '–'
        ),
    },
  ];
  return (
    <Card title="待核对的账户" flush>
      <Loaded query={query}>
        {({ list }) => (
          <Table
            caption="待核对的账户"
            columns={columns}
            rows={list}
            rowKey={({ id }) => id}
            empty={
              <Empty title="没有待核对的账户">
                账户与交易平台的余额不一致时会停用并列在这里，由两位员工核实后恢复。
              </Empty>
            }
          />
        )}
      </Loaded>
    </Card>
  );
}
