import type { CustomerFactors, FactorReset, ListedFactorReset } from '@portal/contract/staff';
import { factorsOf } from '../../core/factors/customer-factor.store';
import { Failure } from '../../core/errors/fail';
import type { Db } from '../../database/database';
import type { Rows } from '../../database/rows';
import { sortedList, type SortedList, type SortedQuery } from '../../database/sorted-list';

const columns = 'id, status, reason, requested_by, created_at, decided_by, refusal';

const toReset = (row: Rows['staff.factorReset']): FactorReset => ({
  id: String(row.id),
  status: row.status,
  reason: row.reason,
  requestedBy: row.requested_by,
  requestedAt: row.created_at.toISOString(),
  decidedBy: row.decided_by ?? undefined,
  refusal: row.refusal ?? undefined,
});

/** Throws staff.unknown. */
async function findReset(db: Db, id: bigint | null): Promise<FactorReset> {
  const row = await db.maybe('staff.factorReset', `select ${columns} from customer.factor_reset where id = $1`, [id]);
  if (!row) throw new Failure('staff.unknown');
  return toReset(row);
}

export async function customerFactors(db: Db, customerId: bigint): Promise<CustomerFactors> {
  const [factors, rows] = await Promise.all([
    factorsOf(db, customerId),
    db.rows(
      'staff.factorResets',
      `select ${columns} from customer.factor_reset where customer_id = $1 order by id desc limit 20`,
      [customerId],
    ),
  ]);
  return { kinds: factors.map(({ kind }) => kind), resets: rows.map(toReset) };
}

/** Who acts, and from where. */
export interface ResetActor {
  actor: string;
  own: bigint | null;
  requestId: string;
  address: string;
}

/** Throws the codes of staff.proposeFactorReset. */
export async function proposeReset(db: Db, customerId: bigint, reason: string, by: ResetActor): Promise<FactorReset> {
  await db.rows('staff.proposeFactorReset', 'select customer.propose_factor_reset($1, $2, $3, $4, $5, $6)', [
    customerId,
    reason,
    by.actor,
    by.own,
    by.requestId,
    by.address,
  ]);
  const [newest] = (await customerFactors(db, customerId)).resets;
  if (!newest) throw new Failure('staff.unknown');
  return newest;
}

/**
 * Throws the codes of staff.decideFactorReset.
 * @param hours of the cooling-off period of payouts
 */
export async function decideReset(
  db: Db,
  id: bigint | null,
  { decision, reason, hours }: { decision: string; reason: string | undefined; hours: number },
  by: ResetActor,
): Promise<FactorReset> {
  await db.rows('staff.decideFactorReset', 'select customer.decide_factor_reset($1, $2, $3, $4, $5, $6, $7, $8)', [
    id,
    decision,
    reason,
    hours,
    by.actor,
    by.own,
    by.requestId,
    by.address,
  ]);
  return findReset(db, id);
}

interface ResetFilter {
  status: number | undefined;
  customerId: bigint | undefined;
}

const resetList: SortedList<'staff.listedResets', ResetFilter, 'requestedAt'> = {
  name: 'staff.listedResets',
  from: 'customer.factor_reset r',
  key: 'r.id',
  keyType: 'bigint',
  columns: 'r.id, r.customer_id, r.status, r.reason, r.requested_by, r.created_at, r.decided_by, r.refusal',
  where: { status: (is) => `r.status = ${is}`, customerId: (is) => `r.customer_id = ${is}` },
  sorts: { requestedAt: 'r.created_at' },
  order: '-requestedAt',
};

/** Newest first, unless another order is requested. */
export async function findResets(db: Db, query: SortedQuery<ResetFilter, 'requestedAt'>) {
  const { rows, total } = await sortedList(db, resetList, query);
  const list = rows.map((row): ListedFactorReset => ({ ...toReset(row), customerNumber: String(row.customer_id) }));
  return { list, total };
}
