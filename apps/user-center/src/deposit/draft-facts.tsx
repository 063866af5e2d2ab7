import type { Account } from '@portal/contract/account';
import type { Draft } from '@portal/contract/deposit';
import { Copy, Money, Row, type Definition } from '@portal/ui';
import { accountName } from '../shared/accounts/account-name';
import { tidyRate } from '@portal/overview/tidy-rate';

/** What is or was to be paid for a deposit, its account with the balance after it, and its number. */
export function draftFacts(draft: Draft, account: Account | undefined): Definition[] {
  const { pno, currency, payAmount, payCurrency, rate, status } = draft;
  const paid = status === 'paid';
  return [
    {
      id: 'pay',
      term: paid ? '支付金额' : '应付金额',
      value: <Money value={payAmount} currency={payCurrency} />,
      note: `汇率 1 ${currency} = ${tidyRate(rate)} ${payCurrency}`,
    },
    ...(account ? [{ id: 'account', term: '入金账户', value: accountName(account) }] : []),
    ...(account && paid
      ? [{ id: 'balance', term: '最新余额', value: <Money value={account.balance} currency={account.currency} /> }]
      : []),
    {
      id: 'pno',
      term: '单号',
      value: (
        <Row data-gap={2} data-justify="end">
          {pno}
          <Copy value={pno} />
        </Row>
      ),
    },
  ];
}
