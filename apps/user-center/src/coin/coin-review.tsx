import type { Account } from '@portal/contract/account';
import type { CoinAddress, coinCalls } from '@portal/contract/coin';
import type { OkOf } from '@portal/contract/kernel';
import { Money, type Definition } from '@portal/ui';
import { accountName } from '../shared/accounts/account-name';
import { tidyRate } from '@portal/overview/tidy-rate';

type Quote = OkOf<(typeof coinCalls)['getWithdrawCoinFeeV2']>;

/** The review of a coin withdrawal before it is submitted: the full address and the gateway's quote. */
export function coinReview(account: Account, address: CoinAddress, quote: Quote, arrival: string): Definition[] {
  const { coin, chain } = address;
  return [
    { id: 'from', term: '出金账户', value: accountName(account) },
    { id: 'to', term: '收款地址', value: address.address, note: `${address.label}，${chain} 网络` },
    { id: 'amount', term: '出金金额', value: <Money value={quote.amount} currency="USD" /> },
    { id: 'fee', term: '网络费', value: <Money value={quote.fee} currency={coin} /> },
    { id: 'rate', term: '汇率', value: `1 USD = ${tidyRate(quote.rate)} ${coin}` },
    { id: 'receive', term: '到账数量', value: <Money value={quote.receive} currency={coin} size="large" /> },
    { id: 'when', term: '到账时间', value: arrival },
  ];
}
