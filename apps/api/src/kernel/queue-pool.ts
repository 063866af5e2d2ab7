import type { FastifyBaseLogger } from 'fastify';
import type { Pool, PoolClient, QueryResult } from 'pg';

type Taken = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (broken?: Error | boolean) => void,
) => void;

/**
 * The pool as the queue may have it. graphile-worker 0.16.6 leaves two rejections that nobody waits for, each of which would
 * end the process where the database goes away:
 * - its clock asks with `pool.query`. Here such a question is answered by no rows and a warning: what that minute would have
 *   begun, the next one begins. Jobs are taken through `connect`, whose errors the workers see;
 * - a listener that is stopped while its first word is on the way gives its connection back twice. Here the second time is
 *   nothing.
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
