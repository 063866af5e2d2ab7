import { newRecoveryCodes, recoveryHash } from '../../core/factors/recovery-codes';
import type { Db } from '../../database/database';
import { insertRecoveryCodes } from './factor.store';

/** Makes recovery codes and stores their hashes. */
export async function keepRecoveryCodes(tx: Db, customerId: bigint): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((one) => recoveryHash('customer', one));
  await insertRecoveryCodes(tx, customerId, hashes);
  return codes;
}
