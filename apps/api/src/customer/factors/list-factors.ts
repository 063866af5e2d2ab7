import type { Factor } from '@portal/contract/customer';
import { factorsOf } from '../../core/factors/customer-factor.store';
import type { Db } from '../../database/database';

/** The customer's second factors, as every call of them answers. */
export async function listFactors(db: Db, customerId: bigint): Promise<Factor[]> {
  return (await factorsOf(db, customerId)).map(({ id, kind, label, created_at, used_at }) => ({
    id: String(id),
    kind,
    label,
    createdAt: created_at.toISOString(),
    ...(used_at && { lastUsedAt: used_at.toISOString() }),
  }));
}
