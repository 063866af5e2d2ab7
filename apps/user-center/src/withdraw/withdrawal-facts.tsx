import type { Account } from '@portal/contract/account';
import type { Withdrawal } from '@portal/contract/withdraw';
import { Copy, Money, Row, type Definition } from '@portal/ui';
import { accountName } from '../shared/accounts/account-name';
import { tidyRate } from '@portal/overview/tidy-rate';

/** Amounts, account, card and number of a withdrawal. A refused or cancelled one has no fee and no arrival. */
export function withdrawalFacts(withdrawal: Withdrawal, accounts: readonly Account[]): Definition[] {
  const { pno, accountId, bank, amount, fee, receive, rate, receiveCny, displayStatus, returned } = withdrawal;
  const account = accounts.find(({ id }) => id === accountId);
  return [
    { id: 'amount', term: '出金金额', value: <Money value={amount} currency="USD" /> },
    ...(returned ? [{ id: 'returned', term: '退回主账户', value: <Money value={returned} currency="USD" /> }] : []),
    ...(displayStatus === 4 || displayStatus === 5
      ? []
      : [
          { id: 'fee', term: '手续费', value: <Money value={fee} currency="USD" /> },
          {
            id: 'receive',
            term: '到账金额',
            value: <Money value={receiveCny} currency="CNY" />,
            note: (
              <>
                <Money value={receive} currency="USD" />
                ，汇率 1 USD = {tidyRate(rate)} CNY
              </>
            ),
          },
        ]),
    ...(account ? [{ id: 'account', term: '出金账户', value: accountName(account) }] : []),
    { id: 'bank', term: '收款银行卡', value: bank },
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
