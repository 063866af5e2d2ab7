import { Logger, parseCronItems, run, runMigrations, type WorkerEvents } from 'graphile-worker';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Database } from '../database/database';
import { superviseWorkers, type Supervisor } from './supervise-workers';
import { queuePool } from './queue-pool';
import { forgetFailures } from './queue-state.store';
import type { Recurring } from './recurring';

/** A durable job. It is retried until it succeeds, so a repeated run must have no further effect. `Context`: what every job works with. */
export type JobOf<Context> = (context: Context, payload: Record<string, string>) => Promise<void>;
export type JobsOf<Context> = Readonly<Record<string, JobOf<Context>>>;

/** Creates the queue's tables. SQL adds jobs with graphile_worker.add_job in the transaction that causes them. */
export async function migrateJobs(pool: Pool, log: QueueLog): Promise<void> {
  await runMigrations({ pgPool: pool, logger: queueLogger(log) });
}

type QueueLog = Pick<FastifyBaseLogger, 'debug' | 'warn' | 'error'>;

const queueLogger = (log: QueueLog) =>
  new Logger(() => (level, message, meta) => {
    if (level === 'error') log.error({ queue: meta?.['error'] }, message);
    else if (level === 'warning') log.warn(message);
    else log.debug(message);
  });

export interface Work<Context> {
  jobs: JobsOf<Context>;
  recurring: readonly Recurring[];
  /** Jobs that give messages to a carrier. They have workers of their own: a slow carrier holds up no money, and no work a code. */
  messages: JobsOf<Context>;
}

export async function startJobs<Context extends { db: Database; log: FastifyBaseLogger }>(
  context: Context,
  { jobs, recurring, messages }: Work<Context>,
): Promise<Supervisor> {
  const start = (events: WorkerEvents, concurrency: number, taken: JobsOf<Context>, schedule: readonly Recurring[]) =>
    run({
      pgPool: queuePool(context.db.pool, context.log),
      concurrency,
      pollInterval: 2_000,
      noHandleSignals: true,
      events,
      logger: queueLogger(context.log),
      parsedCronItems: parseCronItems(
        schedule.map(({ job, match }) => ({
          task: job,
          match,
          options: { backfillPeriod: 0, maxAttempts: 1, queueName: job },
        })),
      ),
      taskList: Object.fromEntries(
        Object.entries(taken).map(([name, job]) => [
          name,
          async (payload: unknown) => {
            await job(context, (payload ?? {}) as Record<string, string>);
            if (schedule.some((one) => one.job === name)) await forgetFailures(context.db, name);
          },
        ]),
      ),
    });
  const begin: Parameters<typeof superviseWorkers>[1] = async (events) => {
    const work = await start(events, 4, jobs, recurring);
    try {
      const sending = await start(events, 8, messages, []);
      return { stop: async () => void (await Promise.all([work.stop(), sending.stop()])) };
    } catch (error) {
      await work.stop();
      throw error;
    }
  };
  return superviseWorkers(context, begin);
}
