import pg from 'pg';

/** The encrypted known text by which a key is recognised. Undefined in a database that no gateway has used. */
export async function readKeyCheck(url: string): Promise<Buffer | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ found: boolean }>(
      `select to_regclass('kernel.key_check') is not null as found`,
    );
    if (!tables[0]?.found) return undefined;
    const { rows } = await client.query<{ value: Buffer }>('select value from kernel.key_check limit 1');
    return rows[0]?.value;
  } finally {
    await client.end();
  }
}
