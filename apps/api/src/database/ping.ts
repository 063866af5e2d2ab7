import type { PoolClient } from 'pg';

/** Rejects if the connection is lost. One that was cut without a word does not answer within `ms`. */
export async function ping(client: PoolClient, ms: number): Promise<void> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('the database does not answer')), ms).unref();
  });
  await Promise.race([client.query('select'), late]);
}
