import type { Account } from '@portal/contract/account';
import type { BankCard, OkOf } from '@portal/contract/kernel';
import type { withdrawCalls } from '@portal/contract/withdraw';
import { Money, type Definition } from '@portal/ui';
import { accountName } from '../shared/accounts/account-name';
import { feeText } from '../shared/money/fee-text';
import { tidyRate } from '@portal/overview/tidy-rate';

type Quote = OkOf<(typeof withdrawCalls)['getWithdrawFee']>;

/** The review of a withdrawal to a card before it is submitted, with the gateway's quote. */
export function withdrawalReview(account: Account, card: BankCard, quote: Quote, arrival: string): Definition[] {
  const { amount, fee, receive, rate, receiveCny } = quote;
  return [
    { id: 'from', term: '出金账户', value: accountName(account) },
    { id: 'to', term: '收款银行卡', value: `${card.bankName} ${card.accountNumber}` },
    { id: 'amount', term: '出金金额', value: <Money value={amount} currency="USD" /> },
    { id: 'fee', term: '手续费', value: feeText(fee, 'USD') },
    { id: 'rate', term: '汇率', value: `1 USD = ${tidyRate(rate)} CNY` },
    {
      id: 'receive',
      term: '到账金额',
      value: <Money value={receiveCny} currency="CNY" size="large" />,
      note: <Money value={receive} currency="USD" />,
    },
    { id: 'when', term: '到账时间', value: arrival },
  ];
}
