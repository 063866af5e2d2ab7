import type { Account } from '@portal/contract/account';
import type { Gateway } from '../gateway/gateway';
import { readAccounts, type ReadOptions } from './read-accounts';
import { toAccount } from './to-account';

/** Every account of a customer as the API returns it, the wallet first, including archived ones. */
export async function listAccounts(
  gateway: Gateway,
  customerId: bigint,
  options: ReadOptions = {},
): Promise<Account[]> {
  const accounts = await readAccounts(gateway, customerId, options);
  return accounts.map((account) => toAccount(gateway.brand, account));
}
