import type { Account } from '@portal/contract/account';
import { Money, type Definition } from '@portal/ui';
import { accountName } from '../shared/accounts/account-name';
import { balancesAfter } from './balances-after';

/** The review of a transfer before it is submitted. */
export function transferReview(from: Account, to: Account, amount: string): Definition[] {
  const after = balancesAfter(from, to, amount);
  const note = (balance: string | undefined) =>
    balance && (
      <>
        转账后余额 <Money value={balance} currency="USD" />
      </>
    );
  return [
    { id: 'from', term: '转出账户', value: accountName(from), note: note(after?.from) },
    { id: 'to', term: '转入账户', value: accountName(to), note: note(after?.to) },
    { id: 'amount', term: '转账金额', value: <Money value={amount} currency="USD" /> },
    { id: 'fee', term: '手续费', value: '免费' },
    { id: 'rate', term: '汇率', value: '同为 USD，不换汇' },
    { id: 'receive', term: '到账金额', value: <Money value={amount} currency="USD" size="large" /> },
    { id: 'when', term: '到账时间', value: '通常即时到账' },
  ];
}
