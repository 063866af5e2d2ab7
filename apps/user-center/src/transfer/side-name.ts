import type { Account } from '@portal/contract/account';
import type { Transfer } from '@portal/contract/transfer';
import { accountName } from '../shared/accounts/account-name';

/** The display name of one side of a transfer; for an account archived since then, its number. */
export function sideName({ id, account_no }: Transfer['from'], accounts: readonly Account[]): string {
  const account = accounts.find((each) => each.id === id);
  return account ? accountName(account) : account_no;
}
