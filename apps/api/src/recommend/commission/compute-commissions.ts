import type { Db } from '../../database/database';
import type { Job } from '../../core/gateway/job';
import {
  closedLots,
  introducersWithTerms,
  lockCommissions,
  monthsNow,
  storeCommission,
  storedCommissions,
  termsOf,
} from './commission.store';
import { dueCommissions } from './due-commissions';

async function computeFor(tx: Db, introducer: bigint, last: string): Promise<void> {
  await lockCommissions(tx, introducer);
  const agreements = await termsOf(tx, introducer);
  const closed = await closedLots(tx, introducer, last);
  const stored = await storedCommissions(tx, introducer);
  for (const due of dueCommissions({ agreements, closed, stored }, last)) await storeCommission(tx, introducer, due);
}

/**
 * Computes the commissions of all introducers up to a month (`2026-11`), the last finished one if none is given. A repeat computes the
 * same. An introducer whose commission cannot be computed does not stop the others; the job fails after them.
 */
export const computeCommissions: Job = async ({ db }, { month }) => {
  const last = month ? `${month}-01` : (await monthsNow(db)).finished;
  const failures: unknown[] = [];
  for (const { id } of await introducersWithTerms(db))
    await db.transaction((tx) => computeFor(tx, id, last)).catch((error: unknown) => failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(failures, `commissions were not computed, introducers: ${failures.length}`);
};
