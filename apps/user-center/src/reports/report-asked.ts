import type { Account } from '@portal/contract/account';
import { accountLabel } from './account-label';
import type { View } from './view';

/** The request parameters of a view, without its page. */
export function reportAsked({ startDate, endDate, account, symbol }: View) {
  return {
    startDate,
    endDate,
    ...(account !== '' && account !== 'mt5' && { accountId: account }),
    ...(symbol && { symbol }),
  };
}

/** The active filters of a view, in words. */
export function narrowedTo({ account, symbol }: View, accounts: readonly Account[]): string[] {
  return [account === '' || account === 'mt5' ? '' : accountLabel(accounts, account), symbol];
}
