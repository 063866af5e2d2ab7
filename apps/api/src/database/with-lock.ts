import type { Database } from './database';

/**
 * Does what only one gateway on this database may do at a time. The others wait, for as long as it takes, and then see for
 * themselves that it is done. Should this gateway die, its connection and the lock go with it.
 */
export async function withLock<T>({ pool }: Database, what: string, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('set lock_timeout = 0; set statement_timeout = 0');
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [what]);
    return await work();
  } finally {
    client.release(true);
  }
}
