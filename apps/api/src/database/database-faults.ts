import pg from 'pg';

const requiredSettings = ['fsync', 'full_page_writes', 'synchronous_commit'];

/** Settings of the database with which acknowledged money could be lost. Throws when the database cannot be reached. */
export async function databaseFaults(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select name from pg_settings where name = any ($1) and setting = 'off' order by name`,
      [requiredSettings],
    );
    return rows.map(({ name }) => `数据库参数 ${name} 不能关闭：断电时会丢失已确认的资金`);
  } finally {
    await client.end();
  }
}
