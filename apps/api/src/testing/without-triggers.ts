import type { TestGateway } from './start-test-gateway';

type Statement = readonly [text: string, values?: unknown[]];

/** Runs statements that no program may, above all to make rows older: the tables' own triggers are off. */
export async function withoutTriggers({ gateway }: TestGateway, statements: readonly Statement[]): Promise<void> {
  const client = await gateway.db.pool.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    for (const [text, values = []] of statements) await client.query(text, values);
    await client.query('commit');
  } finally {
    client.release();
  }
}
