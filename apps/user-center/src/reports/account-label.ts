import type { Account } from '@portal/contract/account';
import { accountName } from '../shared/accounts/account-name';

/** The display name of the account with this id; a dash for an account that the customer may not see. */
export function accountLabel(accounts: readonly Account[], id: string): string {
  const account = accounts.find((each) => each.id === id);
  return account ? accountName(account) : '–';
}

/** The same by account number. */
export function numberLabel(accounts: readonly Account[], accountNo: string): string {
  const account = accounts.find(({ account_no }) => account_no === accountNo);
  return account ? accountName(account) : accountNo;
}
