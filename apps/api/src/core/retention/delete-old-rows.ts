import type { Db } from '../../database/database';
import type { Job } from '../gateway/job';
import { retention, type Retention } from './retention';

/** Rows of a statement: few enough that nobody waits for it. */
const batch = 1_000;
/** Statements of a table in a run. What is left is deleted by the next one. */
const most = 1_000;

async function deleteOld(db: Db, { table, from, days }: Retention): Promise<number> {
  let deleted = 0;
  for (let n = 0; n < most; n += 1) {
    const { count } = await db.row<{ count: number }>(
      `retention.${table}`,
      `with gone as (
         delete from ${table} where ctid = any (array(
           select ctid from ${table} where ${from} < now() - make_interval(days => $1) order by ${from} limit $2
           for update skip locked))
         returning 1)
       select count(*)::int as count from gone`,
      [days, batch],
    );
    deleted += count;
    if (count < batch) break;
  }
  return deleted;
}

/** Deletes what is older than the table of retention says. A table that fails holds up no other; the job then fails at its end. */
export const deleteOldRows: Job = async ({ db, log }) => {
  const failures: unknown[] = [];
  for (const one of retention)
    await deleteOld(db, one).then(
      (deleted) => deleted > 0 && log.info({ table: one.table, deleted }, 'old rows were deleted'),
      (error: unknown) => failures.push(new Error(`old rows of ${one.table} were not deleted`, { cause: error })),
    );
  if (failures.length > 0) throw new AggregateError(failures, 'old rows were not deleted');
};
