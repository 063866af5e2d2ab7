import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database/database';
import { ping } from '../database/ping';

export interface SingleRunner {
  /** Whether this gateway is the one that runs the work now. */
  readonly isActive: boolean;
  stop(): Promise<void>;
}

const everyMs = 1_000;
const answerMs = 5_000;

const tryLock = 'select pg_try_advisory_lock(hashtextextended($1, 0)) as locked';
/** The server notices within 20 s that the machine of a connection is gone. */
const keepAlive = 'set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3';

/**
 * Chooses the one gateway of a database that runs a continuous task. It holds an advisory lock on a connection of its own. When the
 * connection ends, another gateway takes over within a second.
 */
export function singleRunner(
  { db, log }: { db: Database; log: Pick<FastifyBaseLogger, 'info' | 'warn'> },
  work: string,
): SingleRunner {
  const stop = new AbortController();
  const pause = (signal: AbortSignal) => sleep(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
  let isActive = false;

  const hold = async () => {
    const client = await db.pool.connect();
    let isLocked = false;
    const lost = new AbortController();
    const onError = () => lost.abort();
    client.once('error', onError);
    const ended = AbortSignal.any([stop.signal, lost.signal]);
    try {
      const { rows } = await client.query<{ locked: boolean }>(tryLock, [`runner.${work}`]);
      isLocked = rows[0]?.locked === true;
      if (!isLocked) return;
      await client.query(keepAlive);
      log.info({ work }, 'this gateway runs the work for all');
      while (!ended.aborted) {
        isActive = true;
        await pause(ended);
        await ping(client, answerMs);
      }
    } finally {
      isActive = false;
      client.off('error', onError);
      client.release(isLocked);
    }
  };

  const running = (async () => {
    while (!stop.signal.aborted) {
      await hold().catch((error: unknown) => log.warn({ err: error, work }, 'the lock of the single runner is gone'));
      await pause(stop.signal);
    }
  })();

  return {
    get isActive() {
      return isActive;
    },
    async stop() {
      stop.abort();
      await running;
    },
  };
}
