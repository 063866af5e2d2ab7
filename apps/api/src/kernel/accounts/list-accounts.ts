import type { Account } from '@portal/contract/account';
import type { Gateway } from '../gateway';
import { readAccounts, type ReadOptions } from './read-accounts';
import { wireAccount } from './wire-account';

/** Every account of a customer as the wire has it, the wallet first, archived ones too. */
export async function listAccounts(
  gateway: Gateway,
  customerId: bigint,
  options: ReadOptions = {},
): Promise<Account[]> {
  const accounts = await readAccounts(gateway, customerId, options);
  return accounts.map((account) => wireAccount(gateway.brand, account));
}
