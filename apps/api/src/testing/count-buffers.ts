import type { Database } from '../database/database';

interface Node {
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
}

/** Runs `read` with a database that explains each statement, and counts the buffers that all of them touch. */
export async function countBuffers<T>(
  db: Database,
  read: (spy: Database) => Promise<T>,
): Promise<{ buffers: number; result: T }> {
  let buffers = 0;
  const client = await db.pool.connect();
  const rows = async (_name: string, text: string, values: unknown[] = []) => {
    const explain = `explain (analyze, buffers, format json) ${text}`;
    const { rows: plans } = await client.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(explain, values);
    const plan = plans[0]?.['QUERY PLAN'][0].Plan;
    buffers += (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0);
    return (await client.query(text, values)).rows;
  };
  const spy = { ...db, rows, row: async (...all: Parameters<typeof rows>) => (await rows(...all))[0] };
  const result = await read(spy as Database).finally(() => client.release());
  return { buffers, result };
}
