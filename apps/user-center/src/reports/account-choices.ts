import type { Account } from '@portal/contract/account';
import { accountName } from '../shared/accounts/account-name';

/** The MT5 accounts of a report: all of a currency, whose amounts can be added, or one. `all` is the value for those in USD. */
export function accountChoices(accounts: readonly Account[], all: string) {
  const mt5 = accounts.filter(({ kind }) => kind === 'mt5');
  const one = mt5.map(({ id, ...account }) => ({ value: id, label: accountName(account) }));
  if (mt5.every(({ currency }) => currency === 'USD')) return [{ value: all, label: '全部 MT5 账户' }, ...one];
  return [{ value: all, label: '全部 USD 账户' }, { value: 'CNH', label: '全部 CNH 账户' }, ...one];
}
