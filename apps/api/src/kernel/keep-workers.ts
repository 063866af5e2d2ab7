import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Runner, WorkerEvents } from 'graphile-worker';
import type { Gateway } from './gateway';

export interface Keeper {
  /** Finishes what is under way and takes nothing more. */
  stop(): Promise<void>;
}

const lockClass = 0x6a6f6273;
const sweepMs = 30_000;
const againMs = 250;

// Each worker alive holds an advisory lock named for it. A job that is locked by one who does not is free again: at once
// where nobody else works here, else after a grace in which a new worker may not have its lock yet.
const freeAbandoned = `
  with alive as (
    select objid::bigint as id, pid from pg_locks
    where locktype = 'advisory' and classid = ${lockClass} and objsubid = 2
      and database = (select oid from pg_database where datname = current_database())
  ), locked as (
    select locked_by, max(locked_at) as at
    from (select locked_by, locked_at from graphile_worker._private_jobs where locked_by is not null
          union all
          select locked_by, locked_at from graphile_worker._private_job_queues where locked_by is not null) l
    group by locked_by
  )
  select graphile_worker.force_unlock_workers(array_agg(locked_by)) from locked
  where (hashtext(locked_by)::bigint & 4294967295) not in (select id from alive)
    and (at < now() - interval '15 seconds' or not exists (select from alive))
  having count(*) > 0`;

interface Shift {
  /** Settles when a worker lost the database: it may have died of it, or left a lock that it does not know of. */
  broken: Promise<void>;
  end(): Promise<void>;
}

type Begin = (events: WorkerEvents) => Promise<Runner>;

// `gone` names this process's own workers that have ended: they are not alive, even while the server still holds their
// locks for the moment that it takes to notice that the connection was cut.
async function startShift({ db }: Pick<Gateway, 'db'>, begin: Begin, gone: string[]): Promise<Shift> {
  const events: WorkerEvents = new EventEmitter();
  const workers: string[] = [];
  events.on('worker:create', ({ worker }) => workers.push(worker.workerId));
  const holder = await db.pool.connect();
  const broken = new Promise<void>((resolve) => {
    holder.on('error', () => resolve());
    events.on('worker:getJob:error', () => resolve());
    events.on('worker:fatalError', () => resolve());
  });
  let runner: Runner | undefined;
  const end = async () => {
    await runner?.stop().finally(() => gone.push(...workers));
    holder.release(true);
  };
  try {
    await holder.query('select graphile_worker.force_unlock_workers($1)', [gone]);
    gone.length = 0;
    await holder.query(freeAbandoned);
    runner = await begin(events);
    await holder.query(`select pg_advisory_lock(${lockClass}, hashtext(id)) from unnest($1::text[]) id`, [workers]);
    return { broken, end };
  } catch (error) {
    // Workers that began before the database went away would work on unwatched, on a pool that may end under them.
    await end().catch(() => undefined);
    throw error;
  }
}

/**
 * Keeps workers at work whatever dies: what a killed process had locked is freed, which the queue by itself does after four
 * hours; and where the database goes away, after which a worker may be gone for good, new ones begin in their place.
 */
export async function keepWorkers(gateway: Pick<Gateway, 'db' | 'log'>, begin: Begin): Promise<Keeper> {
  const { db, log } = gateway;
  const gone: string[] = [];
  let shift: Shift | undefined = await startShift(gateway, begin, gone);
  const stopping = new AbortController();
  const stopped = new Promise<void>((resolve) => stopping.signal.addEventListener('abort', () => resolve()));

  const keep = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await Promise.race([shift?.broken, stopped]);
      if (stopping.signal.aborted) return;
      log.warn('the queue lost the database: new workers begin');
      await shift?.end().catch(() => undefined);
      shift = undefined;
      while (!shift && !stopping.signal.aborted) {
        shift = await startShift(gateway, begin, gone).catch(() => undefined);
        if (!shift) await sleep(againMs);
      }
    }
  };
  const keeping = keep();
  const sweep = setInterval(() => void db.pool.query(freeAbandoned).catch(() => undefined), sweepMs);
  return {
    async stop() {
      clearInterval(sweep);
      stopping.abort();
      await keeping;
      await shift?.end();
    },
  };
}
