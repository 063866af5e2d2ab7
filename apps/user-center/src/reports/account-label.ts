import type { Account } from '@portal/contract/account';
import { accountName } from '../shared/accounts/account-name';

/** What a customer calls the account of an id; a dash for one that is not theirs to see. */
export function accountLabel(accounts: readonly Account[], id: string): string {
  const account = accounts.find((each) => each.id === id);
  return account ? accountName(account) : '–';
}

/** The same by the account's number. */
export function numberLabel(accounts: readonly Account[], accountNo: string): string {
  const account = accounts.find(({ account_no }) => account_no === accountNo);
  return account ? accountName(account) : accountNo;
}
