import type { Account } from '@portal/contract/account';
import { received } from '@portal/rules/money';
import { Money, type Definition } from '@portal/ui';
import { accountName } from '../shared/accounts/account-name';
import { balancesAfter } from './balances-after';
import { rateText } from './rate-text';

/** The review of a transfer before it is submitted. */
export function transferReview(from: Account, to: Account, amount: string): Definition[] {
  const after = balancesAfter(from, to, amount);
  const note = (balance: string | undefined, currency: string) =>
    balance && (
      <>
        转账后余额 <Money value={balance} currency={currency} />
      </>
    );
  return [
    { id: 'from', term: '转出账户', value: accountName(from), note: note(after?.from, from.currency) },
    { id: 'to', term: '转入账户', value: accountName(to), note: note(after?.to, to.currency) },
    { id: 'amount', term: '转账金额', value: <Money value={amount} currency={from.currency} /> },
    { id: 'fee', term: '手续费', value: '免费' },
    { id: 'rate', term: '汇率', value: rateText(from, to) },
    {
      id: 'receive',
      term: '到账金额',
      value: <Money value={received(from, to, amount)} currency={to.currency} size="large" />,
    },
    { id: 'when', term: '到账时间', value: '通常即时到账' },
  ];
}
