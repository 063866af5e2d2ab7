import type { Db } from '../database/database';
import type { Recurring } from './recurring';
import { nextRun } from './next-run';

/** What the queue knows of a job. */
export interface JobState {
  job: string;
  /** When the schedule put it into the queue last; of recurring jobs only. */
  ranAt: Date | undefined;
  nextAt: Date | undefined;
  waiting: number;
  failed: number;
  /** Of the newest failure that has not been made good since. */
  error: string | undefined;
}

const states = `
  select coalesce(j.job, c.identifier, '') as job, c.last_execution as ran_at, j.next_at,
         coalesce(j.waiting, 0) as waiting, coalesce(j.failed, 0) as failed, j.error
  from (select task_identifier as job,
               min(run_at) filter (where attempts < max_attempts) as next_at,
               count(*) filter (where attempts < max_attempts)::int as waiting,
               count(*) filter (where attempts >= max_attempts and locked_at is null)::int as failed,
               (array_agg(last_error order by updated_at desc) filter (where last_error is not null))[1] as error
        from graphile_worker.jobs group by 1) j
  full join graphile_worker._private_known_crontabs c on c.identifier = j.job`;

/** Every recurring job, and every other one that is in the queue, by name. */
export async function queueState(db: Db, recurring: readonly Recurring[]): Promise<JobState[]> {
  const rows = await db.rows('jobs.queueState', states);
  const names = new Set([...recurring.map(({ job }) => job), ...rows.map(({ job }) => job)]);
  return [...names].sort().map((job) => {
    const row = rows.find((one) => one.job === job);
    const schedule = recurring.find((one) => one.job === job);
    return {
      job,
      ranAt: row?.ran_at ?? undefined,
      nextAt: row?.next_at ?? (schedule && nextRun(schedule, new Date())),
      waiting: row?.waiting ?? 0,
      failed: row?.failed ?? 0,
      error: row?.error?.split('\n')[0],
    };
  });
}

const again = `
  select id from graphile_worker.reschedule_jobs(
    array(select id from graphile_worker.jobs where task_identifier = $1 and locked_at is null), run_at := now(), attempts := 0)
  where id is not null`;

/** Lets what is in the queue of a job run now, also what has used all its attempts. Returns their ids. */
export async function runQueued(db: Db, job: string): Promise<bigint[]> {
  const rows = await db.rows('jobs.runQueued', again, [job]);
  return rows.map(({ id }) => id);
}

/** Puts a recurring job into the queue, as its schedule does. Returns its id. */
export async function addRecurring(db: Db, job: string): Promise<bigint> {
  const { id } = await db.row(
    'jobs.addRecurring',
    'select id from graphile_worker.add_job($1, queue_name := $1, max_attempts := 1) where id is not null',
    [job],
  );
  return id;
}

/** Of these jobs the ones that are still in the queue, and what failed. */
export async function leftOf(db: Db, ids: readonly bigint[]): Promise<{ left: number; errors: string[] }> {
  // An error of before has no attempt since.
  const rows = await db.rows(
    'jobs.leftOf',
    `select case when attempts > 0 and locked_at is null then last_error end as last_error
     from graphile_worker.jobs where id = any($1::bigint[])`,
    [ids],
  );
  const errors = rows.flatMap(({ last_error }) => (last_error === null ? [] : [last_error.split('\n')[0] ?? '']));
  return { left: rows.length, errors };
}

/** Forgets the failures of a recurring job: a later run has done their work. */
export async function forgetFailures(db: Db, job: string): Promise<void> {
  await db.rows(
    'jobs.forgetFailures',
    `select from graphile_worker.complete_jobs(
       array(select id from graphile_worker.jobs where task_identifier = $1 and attempts >= max_attempts and locked_at is null))`,
    [job],
  );
}
