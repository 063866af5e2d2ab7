import { useSuspendedPaymentDetailQuery } from '@portal/api-client/staff';
import { DateTime, DefinitionList, Money, Stack, Tag, TextLink } from '@portal/ui';
import { actorOf } from '../shared/page/actor-of';
import { Loaded } from '../shared/page/loaded';
import { differenceText, suspenseStatuses } from './deposit-texts';
import { SuspenseActs } from './suspense-acts';

/** A payment in the suspense account: both sides, why it is there, and what can be decided. */
export function SuspenseDetail({ id, onDone }: { id: string; onDone: () => void }) {
  const query = useSuspendedPaymentDetailQuery({ id });
  return (
    <Loaded query={query} lines={8}>
      {(detail) => {
        const { payment, offer } = detail;
        const { ordered, decidedBy, decidedAt, reason, adjustment, customerNumber, refundFailure } = payment;
        const state = suspenseStatuses[payment.status];
        return (
          <Stack data-gap={4}>
            <DefinitionList
              items={[
                { id: 'status', term: '状态', value: <Tag tone={state.tone}>{state.label}</Tag> },
                { id: 'why', term: '原因', value: differenceText(payment) },
                {
                  id: 'amount',
                  term: '实收',
                  value:
                    payment.amount === undefined ? (
                      '无法识别'
                    ) : (
                      <Money value={payment.amount} currency={payment.currency} />
                    ),
                  ...(!payment.booked && { note: '未记入挂账：金额或币种无法入账' }),
                },
                ...(ordered
                  ? [
                      {
                        id: 'ordered',
                        term: '应付',
                        value: <Money value={ordered.amount} currency={ordered.currency} />,
                      },
                    ]
                  : []),
                ...(offer
                  ? [
                      {
                        id: 'offer',
                        term: '按今日汇率',
                        value: <Money value={offer.amount} currency="USD" />,
                        note: `汇率 ${offer.rate}`,
                      },
                    ]
                  : []),
                {
                  id: 'order',
                  term: '渠道单号',
                  value: payment.pno ? (
                    <TextLink href={`/deposits/${payment.pno}`}>{payment.pno}</TextLink>
                  ) : (
                    payment.orderNumber
                  ),
                },
                {
                  id: 'channel',
                  term: '渠道',
                  value: payment.channel,
                  note: (
                    <TextLink href={`/callbacks?number=${encodeURIComponent(payment.orderNumber)}`}>渠道通知</TextLink>
                  ),
                },
                {
                  id: 'merchant',
                  term: '商户号',
                  value: payment.merchantId,
                  ...(ordered && ordered.merchantId !== payment.merchantId && { note: `应为 ${ordered.merchantId}` }),
                },
                { id: 'paid', term: '支付时间', value: <DateTime value={payment.paidAt} /> },
                { id: 'received', term: '收到通知', value: <DateTime value={payment.receivedAt} /> },
                ...(adjustment
                  ? [{ id: 'adjustment', term: '调账', value: adjustment, note: `客户 ${customerNumber ?? ''}` }]
                  : []),
                ...(decidedBy
                  ? [{ id: 'decided', term: '决定', value: actorOf(decidedBy), note: <DateTime value={decidedAt} /> }]
                  : []),
                ...(reason ? [{ id: 'reason', term: '说明', value: reason }] : []),
                ...(refundFailure ? [{ id: 'failure', term: '渠道拒绝退款', value: refundFailure }] : []),
              ]}
            />
            <SuspenseActs detail={detail} onDone={onDone} />
          </Stack>
        );
      }}
    </Loaded>
  );
}
