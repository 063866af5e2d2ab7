import type { Account } from '@portal/contract/account';

/** The account a page opens with where its address names none: the first that holds something. */
export function mainAccount(accounts: readonly Account[]): Account | undefined {
  return accounts.find(({ equity, balance }) => /[1-9]/.test(`${balance}${equity}`)) ?? accounts[0];
}
