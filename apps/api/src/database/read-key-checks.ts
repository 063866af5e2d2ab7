import pg from 'pg';

/** The encrypted known texts by which keys are recognised. None in a database that no gateway has used. */
export async function readKeyChecks(url: string): Promise<Buffer[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ found: boolean }>(
      `select to_regclass('kernel.key_check') is not null as found`,
    );
    if (!tables[0]?.found) return [];
    const { rows } = await client.query<{ value: Buffer }>('select value from kernel.key_check');
    return rows.map(({ value }) => value);
  } finally {
    await client.end();
  }
}
