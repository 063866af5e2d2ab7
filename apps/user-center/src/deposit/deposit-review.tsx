import type { Coupon } from '@portal/contract/activity';
import type { Account } from '@portal/contract/account';
import type { Channel } from '@portal/contract/deposit';
import { Money, type Definition } from '@portal/ui';
import { accountName } from '../shared/accounts/account-name';
import { feeText } from '../shared/money/fee-text';
import { tidyRate } from '@portal/overview/tidy-rate';
import { payAmount } from './pay-amount';

type Asked = { account: Account; channel: Channel; method: string; amount: string; coupon: Coupon | undefined };

/** The review of a deposit before it is submitted. */
export function depositReview({ account, channel, method, amount, coupon }: Asked): Definition[] {
  const { currency, name, rate, fee, methods, arrival } = channel;
  const by = methods.length > 1 ? methods.find(({ code }) => code === method)?.name : undefined;
  return [
    { id: 'from', term: '入金通道', value: name, note: by },
    { id: 'to', term: '入金账户', value: accountName(account) },
    { id: 'amount', term: '入金金额', value: <Money value={amount} currency="USD" /> },
    { id: 'fee', term: '手续费', value: feeText(fee, currency) },
    { id: 'rate', term: '汇率', value: `1 USD = ${tidyRate(rate)} ${currency}` },
    {
      id: 'pay',
      term: '应付金额',
      value: <Money value={payAmount(amount, channel)} currency={currency} size="large" />,
    },
    {
      id: 'receive',
      term: '到账金额',
      value: <Money value={amount} currency="USD" />,
      note: coupon?.kind === 'credit' && (
        <>
          另赠 <Money value={coupon.amount} currency="USD" />
          ，可用于交易，不可出金
        </>
      ),
    },
    { id: 'when', term: '到账时间', value: arrival },
  ];
}
