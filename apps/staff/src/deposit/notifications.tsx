import type { ChannelNotification } from '@portal/contract/staff';
import { Card, DateTime, Empty, Money, Table, Tag, type Column } from '@portal/ui';

const verdicts: Readonly<
  Record<ChannelNotification['verdict'], { label: string; tone: 'ok' | 'warn' | 'danger' | 'plain' }>
> = {
  credited: { label: '已入账', tone: 'ok' },
  declined: { label: '支付失败', tone: 'plain' },
  already: { label: '已处理过', tone: 'plain' },
  unknown: { label: '找不到入金单', tone: 'danger' },
  mismatch: { label: '付款不符', tone: 'warn' },
  duplicate: { label: '重复付款', tone: 'warn' },
};

const columns: readonly Column<ChannelNotification>[] = [
  { id: 'received', head: '收到时间', cell: ({ receivedAt }) => <DateTime value={receivedAt} />, primary: true },
  { id: 'paid', head: '支付时间', cell: ({ paidAt }) => <DateTime value={paidAt} /> },
  {
    id: 'amount',
    head: '金额',
    align: 'end',
    cell: ({ amount, currency }) => <Money value={amount} currency={currency} />,
  },
  {
    id: 'verdict',
    head: '处理',
    cell: ({ verdict, open }) =>
      open ? <Tag tone="danger">待处理</Tag> : <Tag tone={verdicts[verdict].tone}>{verdicts[verdict].label}</Tag>,
  },
  { id: 'event', head: '渠道流水', cell: ({ eventId }) => eventId, wideOnly: true },
];

/** What the payment channel reported about a deposit, newest first. */
export function Notifications({ rows }: { rows: readonly ChannelNotification[] }) {
  return (
    <Card title="渠道通知" flush>
      <Table
        caption="渠道通知"
        columns={columns}
        rows={rows}
        rowKey={({ eventId, receivedAt }) => eventId + receivedAt}
        empty={<Empty title="渠道还没有通知">客户付款后，渠道的通知会列在这里。</Empty>}
      />
    </Card>
  );
}
