import type { FastifyBaseLogger } from 'fastify';
import type { Pool, QueryResult } from 'pg';

/**
 * The pool as the queue may have it. The queue's clock asks with `pool.query` and waits for no refusal (graphile-worker
 * 0.16.6): with the database away at a full minute, its rejection would end the process. Here such a question is answered
 * by no rows and a warning: what that minute would have begun, the next one begins. Jobs are taken through `connect`,
 * whose errors the workers see.
 */
export function queuePool(pool: Pool, log: Pick<FastifyBaseLogger, 'warn'>): Pool {
  const query = (text: string, values?: unknown[]): Promise<Pick<QueryResult, 'rows'>> =>
    pool.query(text, values).catch((error: Error) => {
      log.warn(`the queue's clock could not ask the database: ${error.message}`);
      return { rows: [] };
    });
  return new Proxy(pool, {
    get(target, key) {
      if (key === 'query') return query;
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
