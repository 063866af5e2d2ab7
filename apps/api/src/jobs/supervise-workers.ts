import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Runner, WorkerEvents } from 'graphile-worker';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database';

export interface Supervisor {
  /** Finishes the running jobs and starts no more. */
  stop(): Promise<void>;
}

const lockClass = 0x6a6f6273;
const sweepMs = 30_000;
const againMs = 250;

// Each running worker holds an advisory lock derived from its id. A job that is locked by a worker without such a lock is freed:
// at once if no worker is running, otherwise after 15 seconds, because a new worker may not have its advisory lock yet.
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

interface Workers {
  /** Resolves when a worker lost its connection: the worker may have ended, or may have left a lock on a job. */
  broken: Promise<void>;
  end(): Promise<void>;
}

type Running = Pick<Runner, 'stop'>;
type Begin = (events: WorkerEvents) => Promise<Running>;

// `gone` holds the ids of this process's workers that have ended. The server may still hold their advisory locks until it notices
// that the connection was cut, so their jobs are freed by id.
async function startWorkers({ db }: { db: Database }, begin: Begin, gone: string[]): Promise<Workers> {
  const events: WorkerEvents = new EventEmitter();
  const workers: string[] = [];
  events.on('worker:create', ({ worker }) => workers.push(worker.workerId));
  const holder = await db.pool.connect();
  const broken = new Promise<void>((resolve) => {
    holder.on('error', () => resolve());
    events.on('worker:getJob:error', () => resolve());
    events.on('worker:fatalError', () => resolve());
  });
  let runner: Running | undefined;
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
    // Workers that have started already would run unsupervised, on a pool that may be closed.
    await end().catch(() => undefined);
    throw error;
  }
}

/**
 * Supervises the workers. Jobs that a killed process had locked are freed; the queue itself frees them after four hours only. If
 * the connection to the database is lost, a worker may have ended for good, so all workers are replaced.
 */
export async function superviseWorkers(
  context: { db: Database; log: FastifyBaseLogger },
  begin: Begin,
): Promise<Supervisor> {
  const { db, log } = context;
  const gone: string[] = [];
  let current: Workers | undefined = await startWorkers(context, begin, gone);
  const stopping = new AbortController();
  const stopped = new Promise<void>((resolve) => stopping.signal.addEventListener('abort', () => resolve()));

  const supervise = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await Promise.race([current?.broken, stopped]);
      if (stopping.signal.aborted) return;
      log.warn('the queue lost the database: new workers begin');
      await current?.end().catch(() => undefined);
      current = undefined;
      while (!current && !stopping.signal.aborted) {
        current = await startWorkers(context, begin, gone).catch(() => undefined);
        if (!current) await sleep(againMs);
      }
    }
  };
  const supervising = supervise();
  const sweep = setInterval(() => void db.pool.query(freeAbandoned).catch(() => undefined), sweepMs);
  return {
    async stop() {
      clearInterval(sweep);
      stopping.abort();
      await supervising;
      await current?.end();
    },
  };
}
