import type { Account } from '@portal/contract/account';
import { accountLabel } from './account-label';
import type { View } from './view';

/** Values of a view's account that are no account's id: the wallet, all in USD, and all in another currency. */
const several = ['', 'wallet', 'mt5', 'CNH'];

/** The request parameters of a view, without its page. */
export function reportArgs({ startDate, endDate, account, symbol }: View) {
  return {
    startDate,
    endDate,
    ...(!several.includes(account) && { accountId: account }),
    ...(account === 'CNH' && { currency: 'CNH' as const }),
    ...(symbol && { symbol }),
  };
}

/** The currency of all amounts of a view. */
export const currencyOf = ({ account }: Pick<View, 'account'>, accounts: readonly Account[]): Account['currency'] =>
  account === 'CNH' ? account : (accounts.find(({ id }) => id === account)?.currency ?? 'USD');

/** The active filters of a view, in words. */
export function narrowedTo({ account, symbol }: View, accounts: readonly Account[]): string[] {
  const words = account === 'CNH' ? '全部 CNH 账户' : accountLabel(accounts, account);
  return [['', 'wallet', 'mt5'].includes(account) ? '' : words, symbol];
}
