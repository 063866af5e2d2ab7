import type { Account } from '@portal/contract/account';
import type { CoinWithdrawal } from '@portal/contract/coin';
import { Copy, Money, Row, type Definition } from '@portal/ui';
import { accountName } from '../shared/accounts/account-name';
import { tidyRate } from '@portal/overview/tidy-rate';

const USDT_PLACES = 6;

/** A text with a copy button. */
const copied = (text: string) => (
  <Row data-gap={2} data-justify="end">
    {text}
    <Copy value={text} />
  </Row>
);

/** Amounts, account, full address and numbers of a coin withdrawal. A refused or cancelled one has no fee and no arrival. */
export function coinFacts(withdrawal: CoinWithdrawal, accounts: readonly Account[]): Definition[] {
  const { pno, accountId, address, amount, fee, receive, rate, txHash, displayStatus, returned } = withdrawal;
  const account = accounts.find(({ id }) => id === accountId);
  return [
    { id: 'amount', term: '出金金额', value: <Money value={amount} currency="USD" /> },
    ...(returned ? [{ id: 'returned', term: '退回主账户', value: <Money value={returned} currency="USD" /> }] : []),
    ...(displayStatus === 4 || displayStatus === 5
      ? []
      : [
          { id: 'fee', term: '网络费', value: <Money value={fee} currency={address.coin} places={USDT_PLACES} /> },
          {
            id: 'receive',
            term: '到账金额',
            value: <Money value={receive} currency={address.coin} places={USDT_PLACES} />,
            note: `汇率 1 USD = ${tidyRate(rate)} ${address.coin}`,
          },
        ]),
    ...(account ? [{ id: 'account', term: '出金账户', value: accountName(account) }] : []),
    { id: 'address', term: '收款地址', value: address.address, note: `${address.label}，${address.chain} 网络` },
    ...(txHash ? [{ id: 'hash', term: '交易哈希', value: copied(txHash) }] : []),
    { id: 'pno', term: '单号', value: copied(pno) },
  ];
}
