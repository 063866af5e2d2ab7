import type { Coupon } from '@portal/contract/activity';
import type { Channel } from '@portal/contract/deposit';
import { DefinitionList, Money, type Definition } from '@portal/ui';
import { payAmount } from './pay-amount';
import { tidyRate } from '@portal/overview/tidy-rate';

type Props = { amount: string; channel: Channel; coupon: Coupon | undefined };

/** The preview of a deposit: rate, fee and the amount to pay. */
export function PaySummary({ amount, channel, coupon }: Props) {
  const { currency, rate, fee } = channel;
  const free = !/[1-9]/.test(fee);
  const items: Definition[] = [
    { id: 'rate', term: '汇率', value: `1 USD = ${tidyRate(rate)} ${currency}` },
    { id: 'fee', term: '手续费', value: free ? '免费' : <Money value={fee} currency={currency} /> },
    ...(coupon
      ? [
          {
            id: 'coupon',
            term: coupon.kind === 'credit' ? '赠金' : '手续费抵扣',
            value: <Money value={coupon.amount} currency="USD" />,
            note: coupon.kind === 'credit' ? '到账后发放，可用于交易，不可出金' : undefined,
          },
        ]
      : []),
    {
      id: 'pay',
      term: '应付金额',
      value: <Money value={payAmount(amount, channel)} currency={currency} size="large" />,
    },
  ];
  return (
    <div aria-live="polite">
      <DefinitionList items={items} />
    </div>
  );
}
