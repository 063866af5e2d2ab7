import type { Account } from '@portal/contract/account';
import type { View } from './view';

const hasMoney = ({ balance }: Account) => /[1-9]/.test(balance);

/**
 * The account of a view. The report of balance movements opens on the wallet, or on the MT5 accounts in USD while only they have
 * money.
 */
export function openedAccount({ report, account }: View, accounts: readonly Account[]): string {
  if (report !== 'credit' || account !== '') return account;
  const has = (kind: Account['kind']) =>
    accounts.some((each) => each.kind === kind && each.currency === 'USD' && hasMoney(each));
  return !has('wallet') && has('mt5') ? 'mt5' : 'wallet';
}
