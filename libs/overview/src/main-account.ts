import type { Account } from '@portal/contract/account';

/** The account a page selects if its URL names none: the first that is not empty, otherwise the first. */
export function mainAccount(accounts: readonly Account[]): Account | undefined {
  return accounts.find(({ equity, balance }) => /[1-9]/.test(`${balance}${equity}`)) ?? accounts[0];
}
