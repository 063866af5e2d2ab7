import type { CustomerFile } from '@portal/contract/staff';
import { Card, DateTime, Empty, Money, Table, TextLink, type Column } from '@portal/ui';

type Proposal = CustomerFile['proposals'][number];

const kinds: Readonly<Record<Proposal['kind'], { label: string; href: (proposal: Proposal) => string | undefined }>> = {
  deposit: { label: '入金', href: ({ number }) => `/deposits/${number}` },
  withdraw: { label: '银行出金', href: ({ number, status }) => `/review/withdraw/${number}?status=${status}` },
  coin: { label: '数字货币出金', href: ({ number, status }) => `/review/coin/${number}?status=${status}` },
  transfer: { label: '转账', href: () => undefined },
};

const statuses: Readonly<Record<string, string>> = {
  '1': '待审核',
  '2': '待付款',
  '3': '已付款',
  '4': '已拒绝',
  '5': '已取消',
  '6': '已退回',
  unpaid: '待支付',
  paid: '已入账',
  cancelled: '已取消',
  overdue: '已过期',
  mismatch: '金额不符',
  pending: '处理中',
  done: '已完成',
  failed: '失败',
  refused: '已拒绝',
};

const columns: readonly Column<Proposal>[] = [
  {
    id: 'number',
    head: '单号',
    primary: true,
    cell: (proposal) => {
      const href = kinds[proposal.kind].href(proposal);
      return href ? <TextLink href={href}>{proposal.number}</TextLink> : proposal.number;
    },
  },
  { id: 'kind', head: '类型', cell: ({ kind }) => kinds[kind].label },
  {
    id: 'amount',
    head: '金额',
    align: 'end',
    cell: ({ amount, currency }) => <Money value={amount} currency={currency} />,
  },
  { id: 'status', head: '状态', cell: ({ status }) => statuses[status] ?? status },
  { id: 'at', head: '时间', cell: ({ at }) => <DateTime value={at} /> },
];

/** The last deposits, withdrawals and transfers. */
export function Proposals({ proposals }: { proposals: readonly Proposal[] }) {
  return (
    <Card title="最近 50 笔单据" flush>
      <Table
        caption="单据"
        columns={columns}
        rows={proposals}
        rowKey={({ number }) => number}
        empty={<Empty title="还没有单据">客户的入金、出金和转账会列在这里。</Empty>}
      />
    </Card>
  );
}
