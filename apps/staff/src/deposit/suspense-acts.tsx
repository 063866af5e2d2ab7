import { useIdempotencyKey } from '@portal/api-client';
import {
  useProposeAdjustmentMutation,
  useRefundSuspendedMutation,
  useRejectSuspendedMutation,
} from '@portal/api-client/staff';
import type { LikelyDeposit, SuspendedPayment } from '@portal/contract/staff';
import { Button, DateTime, LinkButton, Money, Row, Stack, Text } from '@portal/ui';
import { useState } from 'react';
import { ReasonDialog } from '../shared/forms/reason-dialog';
import { useAct } from '../shared/session/act';
import { useCan } from '../shared/session/me';

type Asked = 'refund' | 'reject' | LikelyDeposit;

const templates = {
  credit: ['与客户核实，付款属于该客户'],
  refund: ['无法确认付款人，原路退回', '付款人要求退回'],
  reject: ['渠道未收到该笔款项'],
} as const;

const whose = ({ chineseName, customerNumber }: LikelyDeposit) => `${chineseName ?? ''} ${customerNumber}`.trim();

type Props = {
  detail: {
    payment: SuspendedPayment;
    offer?: { rate: string; amount: string };
    likely: readonly LikelyDeposit[];
  };
  onDone: () => void;
};

/** What can be decided on a payment in the suspense account. Crediting it is proposed to another member. */
export function SuspenseActs({ detail: { payment, offer, likely }, onDone }: Props) {
  const can = useCan();
  const act = useAct();
  const { run } = useIdempotencyKey();
  const [propose] = useProposeAdjustmentMutation();
  const [refund] = useRefundSuspendedMutation();
  const [reject] = useRejectSuspendedMutation();
  const [asked, setAsked] = useState<Asked>();
  const { id, number, status, adjustment, acts } = payment;
  if (status !== 1) return null;
  if (adjustment)
    return (
      <Text data-size={14} data-tone="soft">
        已提出入账，等待另一位员工批准。
      </Text>
    );
  const send = async (reason: string) => {
    const { error } =
      asked === 'refund'
        ? await act(() => refund({ id, reason }), { done: `${number} 已提交渠道退款` })
        : asked === 'reject'
          ? await act(() => reject({ id, reason }), { done: `${number} 已拒绝` })
          : await act(
              () =>
                run((idempotencyKey) =>
                  propose({
                    kind: 'suspense',
                    accountId: asked?.accountId ?? '',
                    amount: offer?.amount ?? '',
                    reference: number,
                    reason,
                    idempotencyKey,
                  }),
                ),
              { done: '已提出入账，等待另一位员工批准' },
            );
    if (!error) onDone();
  };
  const confirm = asked === 'refund' ? '渠道退款' : asked === 'reject' ? '拒绝' : '提出入账';
  return (
    <Stack data-gap={4}>
      {offer && can('adjustment.propose') && (
        <Stack data-gap={2}>
          {likely.map((one) => (
            <Row key={one.pno} data-gap={2}>
              <Button size="small" tone="primary" onClick={() => setAsked(one)}>
                {`入账到 ${whose(one)}`}
              </Button>
              <Text data-size={14} data-tone="soft">
                {one.pno}，<DateTime value={one.createdAt} show="minute" />
                ，应付 <Money value={one.payAmount} currency={one.payCurrency} />
              </Text>
            </Row>
          ))}
          <LinkButton href={`/adjustments?suspense=${number}&amount=${offer.amount}`}>入账到其他客户</LinkButton>
        </Stack>
      )}
      {can('deposit.resolve') && (
        <Row data-gap={2}>
          {acts.includes('refund') && <Button onClick={() => setAsked('refund')}>渠道退款</Button>}
          {acts.includes('reject') && (
            <Button tone="danger" onClick={() => setAsked('reject')}>
              拒绝
            </Button>
          )}
        </Row>
      )}
      {asked && (
        <ReasonDialog
          title={
            typeof asked === 'string' ? `${confirm} ${number}` : `入账到 ${whose(asked)}：${offer?.amount ?? ''} USD`
          }
          label="说明"
          templates={typeof asked === 'string' ? templates[asked] : templates.credit}
          confirmLabel={confirm}
          tone={typeof asked === 'string' ? 'danger' : 'primary'}
          onSend={send}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Stack>
  );
}
