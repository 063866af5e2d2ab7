import { useRefundUnmatchedMutation } from '@portal/api-client/staff';
import type { UnmatchedPayment } from '@portal/contract/staff';
import { Button, DateTime, DefinitionList, LinkButton, Money, Row, Stack, Tag, Text } from '@portal/ui';
import { useState } from 'react';
import { ReasonDialog } from '../shared/forms/reason-dialog';
import { actorOf } from '../shared/page/actor-of';
import { useAct } from '../shared/session/act';
import { useCan } from '../shared/session/me';
import { unmatchedStatuses } from './deposit-texts';

/** A payment for an unknown order. It is credited by an adjustment, which another member approves, or refunded at the channel. */
export function UnmatchedDetail({ payment, onDone }: { payment: UnmatchedPayment; onDone: () => void }) {
  const can = useCan();
  const act = useAct();
  const [refund] = useRefundUnmatchedMutation();
  const [asking, setAsking] = useState(false);
  const { id, number, status, adjustment, customerNumber, decidedBy, decidedAt, reason } = payment;
  const waits = status === 1 && adjustment === undefined;
  const state = unmatchedStatuses[status];
  return (
    <Stack data-gap={4}>
      <DefinitionList
        items={[
          { id: 'status', term: '状态', value: <Tag tone={state.tone}>{state.label}</Tag> },
          { id: 'order', term: '渠道单号', value: payment.orderNumber },
          {
            id: 'amount',
            term: '金额',
            value:
              payment.amount === undefined ? '无法识别' : <Money value={payment.amount} currency={payment.currency} />,
          },
          { id: 'channel', term: '渠道', value: payment.channel },
          { id: 'merchant', term: '商户号', value: payment.merchantId },
          { id: 'paid', term: '支付时间', value: <DateTime value={payment.paidAt} /> },
          { id: 'received', term: '收到通知', value: <DateTime value={payment.receivedAt} /> },
          ...(adjustment
            ? [{ id: 'adjustment', term: '调账', value: adjustment, note: `客户 ${customerNumber ?? ''}` }]
            : []),
          ...(decidedBy
            ? [{ id: 'decided', term: '决定', value: actorOf(decidedBy), note: <DateTime value={decidedAt} /> }]
            : []),
          ...(reason ? [{ id: 'reason', term: '退款说明', value: reason }] : []),
        ]}
      />
      {status === 1 && adjustment && (
        <Text data-size={14} data-tone="soft">
          已提出入账，等待另一位员工批准。
        </Text>
      )}
      {waits && (
        <Row data-gap={2}>
          {can('adjustment.propose') && (
            <LinkButton tone="primary" href={`/adjustments?unmatched=${number}`}>
              入账到客户
            </LinkButton>
          )}
          {can('deposit.resolve') && <Button onClick={() => setAsking(true)}>记为已退款</Button>}
        </Row>
      )}
      {asking && (
        <ReasonDialog
          title="记为已退款"
          label="退款说明，例如渠道的退款单号"
          templates={['付款人要求退回', '无法确认付款人，已原路退回']}
          confirmLabel="记为已退款"
          onClose={() => setAsking(false)}
          onSend={async (text) => {
            const { error } = await act(() => refund({ id, reason: text }), { done: `${number} 已记为退款` });
            if (!error) onDone();
          }}
        />
      )}
    </Stack>
  );
}
