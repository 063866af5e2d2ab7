import pg from 'pg';

/** The oldest PostgreSQL that has what the schema uses. */
const oldestVersion = 15;

interface Facts {
  version: number;
  off: string[];
  standby: boolean;
  utf8: boolean;
  creates: boolean;
}

const text = `
  select coalesce(current_setting('server_version_num')::int / 10000, 0) as version,
         array(select name from pg_settings
               where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off' order by name) as off,
         pg_is_in_recovery() as standby,
         current_setting('server_encoding') is not distinct from 'UTF8' as utf8,
         to_regnamespace('kernel') is not null
           or has_database_privilege(current_database(), 'create') as creates`;

/**
 * What makes a database unfit: settings with which acknowledged money could be lost, and what the gateway cannot work on. Throws when
 * the database cannot be reached.
 * @param url its address
 * @returns a line each, with the next step
 */
export async function databaseFaults(url: string): Promise<string[]> {
  const [client, other] = [connection(url), connection(url)];
  try {
    await client.connect();
    await other.connect();
    const { rows } = await client.query<Facts>(text);
    const isShared = await sharesSessions(client, other);
    return [...rows.flatMap(factFaults), ...(isShared ? [pooled] : [])];
  } finally {
    await Promise.all([client.end(), other.end()]);
  }
}

const connection = (url: string) => new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });

const pooled =
  'DATABASE_URL 经过事务模式的连接池（如 PgBouncer）：会话锁与通知会丢失，请直接连接 PostgreSQL，或改用会话模式';

function factFaults({ version, off, standby, utf8, creates }: Facts): string[] {
  return [
    ...(version < oldestVersion
      ? [`数据库是 PostgreSQL ${version}，至少需要 ${oldestVersion}：请升级数据库，或换一个`]
      : []),
    ...off.map((name) => `数据库参数 ${name} 不能关闭：断电时会丢失已确认的资金`),
    ...(standby ? ['DATABASE_URL 指向只读的备库：请改为主库的地址'] : []),
    ...(utf8 ? [] : ["数据库的编码不是 UTF8：请用 create database … encoding 'UTF8' template template0 重建"]),
    ...(creates ? [] : ['数据库用户不能建立表：请执行 grant create on database … to …']),
  ];
}

/** Whether two connections are given one session in turn, as a pooler in transaction mode does. */
async function sharesSessions(one: pg.Client, other: pg.Client): Promise<boolean> {
  const pidOf = async (client: pg.Client) =>
    (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
  const before = await pidOf(one);
  await other.query('begin');
  const others = await pidOf(other);
  const after = await pidOf(one);
  await other.query('rollback');
  return before !== after || before === others;
}
