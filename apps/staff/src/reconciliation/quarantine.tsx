import { useDecideMutation, useReviewsQuery } from '@portal/api-client/staff';
import type { Review } from '@portal/contract/staff';
import { Button, Card, Confirm, DateTime, Empty, Money, Row, Table, Text, type Column } from '@portal/ui';
import { useState } from 'react';
import { Loaded } from '../shared/page/loaded';
import { useAct } from '../shared/session/act';
import { useCan } from '../shared/session/me';

const resolutions = {
  import: { label: '补录', text: '把平台上多出的变动补记到账本' },
  correct: { label: '更正', text: '把平台余额改为账本余额' },
  accept: { label: '接受', text: '以平台余额为准，差额记入公司账户' },
} as const;

type Resolution = keyof typeof resolutions;

const figure = (value: string | undefined) => (value === 'unknown' ? '未知' : <Money value={value} />);

/** Accounts whose money differs between ledger and platform: one member proposes a resolution, another confirms it. */
export function Quarantine() {
  const can = useCan();
  const act = useAct();
  const query = useReviewsQuery({ kind: 'quarantine', status: 1, pageSize: 100 });
  const [decide] = useDecideMutation();
  const [asked, setAsked] = useState<{ review: Review; resolution: Resolution }>();
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
          <Row data-gap={1}>
            {(Object.keys(resolutions) as Resolution[]).map((resolution) => (
              <Button key={resolution} size="small" onClick={() => setAsked({ review, resolution })}>
                {resolutions[resolution].label}
              </Button>
            ))}
          </Row>
        ) : (
          '–'
        ),
    },
  ];
  const confirm = async () => {
    if (!asked) return;
    const { review, resolution } = asked;
    const send = () => decide({ kind: 'quarantine', id: review.id, decision: 'approve', resolution });
    const { data } = await act(send, { done: '已提交' });
    if (data) setAsked(undefined);
  };
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
      <Confirm
        open={asked !== undefined}
        title={asked ? `${resolutions[asked.resolution].label}账户 ${asked.review.subject['account'] ?? ''}` : ''}
        confirmLabel="提交处理方式"
        onConfirm={confirm}
        onClose={() => setAsked(undefined)}
      >
        <Text>{asked && `${resolutions[asked.resolution].text}。须由另一位员工提交同样的处理方式后生效。`}</Text>
      </Confirm>
    </Card>
  );
}
