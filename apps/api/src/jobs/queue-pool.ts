import type { FastifyBaseLogger } from 'fastify';
import type { Pool, PoolClient, QueryResult } from 'pg';

type Taken = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (broken?: Error | boolean) => void,
) => void;

/**
 * The pool for the queue. graphile-worker 0.16.6 leaves two promise rejections unhandled, each of which would end the process when
 * the database goes away:
 * - its cron scheduler calls `pool.query`. Here a failed query returns no rows and logs a warning, and the scheduler tries again a
 *   minute later. Workers take jobs through `connect`, whose errors they handle;
 * - a listener that is stopped during its first query releases its connection twice. Here the second release does nothing.
 */
export function queuePool(pool: Pool, log: Pick<FastifyBaseLogger, 'warn'>): Pool {
  const query = (text: string, values?: unknown[]): Promise<Pick<QueryResult, 'rows'>> =>
    pool.query(text, values).catch((error: Error) => {
      log.warn(`the queue's clock could not ask the database: ${error.message}`);
      return { rows: [] };
    });
  const connect = (taken?: Taken) => {
    if (!taken) return pool.connect();
    pool.connect((error, client, release) => {
      let given = false;
      taken(error, client, (broken) => {
        if (!given) release(broken);
        given = true;
      });
    });
  };
  return new Proxy(pool, {
    get(target, key) {
      if (key === 'query') return query;
      if (key === 'connect') return connect;
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
