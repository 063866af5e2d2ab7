import type { Database } from './database';

const release = 'select pg_advisory_unlock_all(); reset lock_timeout; reset statement_timeout';

/**
 * Runs `work` while no other gateway on this database runs the same `what`. The others wait as long as it takes, so `work` must check
 * whether it is already done. If this gateway dies, the lock ends with its connection.
 */
export async function withLock<T>({ pool }: Database, what: string, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('set lock_timeout = 0; set statement_timeout = 0');
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [what]);
    return await work();
  } finally {
    // A connection that may still hold the lock is closed.
    const isFree = await client.query(release).then(
      () => true,
      () => false,
    );
    client.release(!isFree);
  }
}
