import type { Account } from '@portal/contract/account';
import { groupDigits } from '@portal/rules/money';
import { accountName } from './account-name';

/** The options of an account select, each with its withdrawable amount; with `余额`, its balance. */
export function accountOptions(accounts: readonly Account[], word: '可出金' | '可转出' | '余额') {
  const figure = ({ review, stale, balance, withdrawable, currency }: Account) => {
    if (review) return '正在核对，暂停转入转出';
    if (stale) return '余额暂时无法查询';
    return `${word} ${groupDigits(word === '余额' ? balance : withdrawable, 2)} ${currency}`;
  };
  return accounts.map((account) => ({ value: account.id, label: accountName(account), note: figure(account) }));
}
