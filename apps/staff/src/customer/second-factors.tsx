import { useDecideFactorResetMutation, useProposeFactorResetMutation } from '@portal/api-client/staff';
import type { CustomerFile, FactorReset } from '@portal/contract/staff';
import { Button, Card, DateTime, Empty, Row, Table, Tag, type Column } from '@portal/ui';
import { useState } from 'react';
import { ReasonDialog } from '../shared/forms/reason-dialog';
import { actorOf } from '../shared/page/actor-of';
import { useAct } from '../shared/session/act';
import { useCan } from '../shared/session/me';
import { resetStates } from './reset-states';

const kinds = { totp: '身份验证器', passkey: '通行密钥' } as const;
type Props = { customerNumber: string; factors: CustomerFile['factors'] };

/** The second factors of the customer, and their reset, which one member requests and another decides. */
export function SecondFactors({ customerNumber, factors }: Props) {
  const can = useCan()('review.phone');
  const act = useAct();
  const [propose] = useProposeFactorResetMutation();
  const [decide] = useDecideFactorResetMutation();
  const [asking, setAsking] = useState<'propose' | FactorReset>();
  const isOpen = factors.resets.some(({ status }) => status === 2);
  const columns: readonly Column<FactorReset>[] = [
    {
      id: 'status',
      head: '状态',
      primary: true,
      cell: ({ status }) => <Tag tone={resetStates[status]?.tone}>{resetStates[status]?.label ?? status}</Tag>,
    },
    { id: 'reason', head: '原因', cell: ({ reason, refusal }) => (refusal ? `${reason}；拒绝：${refusal}` : reason) },
    { id: 'by', head: '申请人', cell: ({ requestedBy }) => actorOf(requestedBy) },
    { id: 'at', head: '申请时间', cell: ({ requestedAt }) => <DateTime value={requestedAt} show="minute" /> },
    { id: 'decided', head: '复核人', wideOnly: true, cell: ({ decidedBy }) => (decidedBy ? actorOf(decidedBy) : '–') },
    {
      id: 'acts',
      head: '操作',
      cell: (reset) =>
        can && reset.status === 2 ? (
          <Row data-gap={2}>
            <Button
              size="small"
              onClick={() =>
                void act(() => decide({ id: reset.id, decision: 'approve' }), { done: '已重置，并通知客户' })
              }
            >
              批准重置
            </Button>
            <Button size="small" tone="quiet" onClick={() => setAsking(reset)}>
              拒绝
            </Button>
          </Row>
        ) : (
          '–'
        ),
    },
  ];
  const send = (reason: string) =>
    asking === 'propose'
      ? act(() => propose({ customerNumber, reason }), { done: '已提交，由另一位同事复核' })
      : act(() => decide({ id: asking?.id ?? '', decision: 'refuse', reason }), { done: '已拒绝' });
  return (
    <Card
      title={`两步验证：${factors.kinds.length > 0 ? factors.kinds.map((kind) => kinds[kind]).join('、') : '未开启'}`}
      flush
      actions={
        can &&
        !isOpen &&
        factors.kinds.length > 0 && (
          <Button size="small" onClick={() => setAsking('propose')}>
            申请重置
          </Button>
        )
      }
    >
      <Table
        caption="两步验证重置"
        columns={columns}
        rows={factors.resets}
        rowKey={({ id }) => id}
        empty={<Empty title="没有重置申请">客户丢失全部验证方式与恢复码时，核实身份后申请，由另一位同事复核。</Empty>}
      />
      {asking && (
        <ReasonDialog
          title={asking === 'propose' ? '申请重置两步验证' : '拒绝重置'}
          label={asking === 'propose' ? '如何核实了客户身份' : '拒绝原因'}
          templates={asking === 'propose' ? ['视频核实身份', '电话核实身份'] : ['未能核实身份', '客户已自行恢复']}
          confirmLabel={asking === 'propose' ? '提交申请' : '拒绝重置'}
          onClose={() => setAsking(undefined)}
          onSend={async (reason) => {
            const { error } = await send(reason);
            if (!error) setAsking(undefined);
          }}
        />
      )}
    </Card>
  );
}
