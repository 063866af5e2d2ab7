import type { Pool, PoolClient } from 'pg';
import { createFunctions, dropFunction } from './apply-functions';
import { runInOrder } from './run-in-order';
import { readSchemaFiles, type SchemaFiles, type SqlFile } from './schema-files';

/** The database was created from other files than these. Its schema would be a mixture if it were used. */
export class SchemaError extends Error {}

const LOCK = `hashtext('schema_file')`;

/**
 * Brings the database to the schema of a folder. An empty database gets every table and function. An existing one gets the
 * migrations that it lacks, and every function whose file has changed. Several gateways may start at once: one applies the
 * schema and the others wait.
 * @param pool of a database in which the job queue's own tables exist
 * @param folder with `<schema>/tables.sql`, `<schema>/functions/*.sql` and `migrations/*.sql`
 * @param isTrial whether everything is undone again at the end
 * @returns the paths of the files that were applied
 * @throws SchemaError if the database was created from other files
 */
export async function applySchema(pool: Pool, folder: string, { isTrial } = { isTrial: false }): Promise<string[]> {
  const files = await readSchemaFiles(folder);
  const client = await pool.connect();
  try {
    await client.query(`begin`);
    // The time-outs of the pool are for requests. A migration of a large table may take longer.
    await client.query(`set local statement_timeout = 0; set local lock_timeout = 0`);
    await client.query(`select pg_advisory_xact_lock(${LOCK})`);
    const applied = await bringForward(client, files);
    await client.query(isTrial ? 'rollback' : 'commit');
    return applied;
  } catch (cause) {
    await client.query('rollback');
    throw cause;
  } finally {
    client.release();
  }
}

async function bringForward(client: PoolClient, files: SchemaFiles): Promise<string[]> {
  // A function may be created before the tables that its body names.
  await client.query(`set local check_function_bodies = off`);
  await client.query(`create schema if not exists migration`);
  await client.query(
    `create table if not exists migration.file (
       path text primary key, checksum text not null, applied_at timestamptz not null default now())`,
  );
  const recorded = await readRecorded(client);
  const applied = recorded.size === 0 ? await createAll(client, files) : await update(client, files, recorded);
  const changed = new Set(applied);
  const all = [...files.tables, ...files.functions, ...files.migrations];
  await record(
    client,
    all.filter(({ path, checksum }) => changed.has(path) || recorded.get(path) !== checksum),
  );
  return applied;
}

async function createAll(client: PoolClient, files: SchemaFiles): Promise<string[]> {
  const { rows } = await client.query<{ found: boolean }>(
    `select exists (select from pg_namespace where nspname = any ($1)) as found`,
    [files.schemas],
  );
  if (rows[0]?.found) throw notOurs('现有的表');
  for (const schema of files.schemas) await client.query(`create schema ${schema}`);
  const created = [...files.tables, ...files.functions];
  await runInOrder(client, created);
  return created.map(({ path }) => path);
}

async function update(client: PoolClient, files: SchemaFiles, recorded: Map<string, string>): Promise<string[]> {
  checkRecorded(files, recorded);
  const migrations = files.migrations.filter(({ path }) => !recorded.has(path));
  const functions = files.functions.filter(({ path, checksum }) => recorded.get(path) !== checksum);
  const present = new Set(files.functions.map(({ path }) => path));
  const removed = [...recorded.keys()].filter((path) => path.includes('/functions/') && !present.has(path));

  for (const { text } of migrations) await client.query(text);
  await createFunctions(client, functions);
  for (const path of removed) await dropFunction(client, path);
  await client.query(`delete from migration.file where path = any ($1)`, [removed]);
  return [...migrations, ...functions].map(({ path }) => path);
}

/** Refuses a database with an edited or missing migration, and one whose tables.sql has changed without a migration. */
function checkRecorded({ migrations, tables, schemas }: SchemaFiles, recorded: Map<string, string>): void {
  const byPath = new Map(migrations.map((file) => [file.path, file.checksum]));
  for (const [path, checksum] of recorded) {
    if (path.startsWith('migrations/') && byPath.get(path) !== checksum) throw notOurs(path);
  }
  if (migrations.some(({ path }) => !recorded.has(path))) return;
  const changed = tables.find(({ path, checksum }) => recorded.get(path) !== checksum);
  if (changed) throw notOurs(changed.path);
  const dropped = [...recorded.keys()].find(
    (path) => path.endsWith('/tables.sql') && !schemas.includes(path.split('/')[0] ?? ''),
  );
  if (dropped) throw notOurs(dropped);
}

const notOurs = (what: string) =>
  new SchemaError(`数据库与本版本不一致（${what}）：请使用建立它的版本，或以 npm start -- --fresh 重新开始。`);

async function readRecorded(client: PoolClient): Promise<Map<string, string>> {
  const { rows } = await client.query<{ path: string; checksum: string }>(`select path, checksum from migration.file`);
  return new Map(rows.map(({ path, checksum }) => [path, checksum]));
}

async function record(client: PoolClient, files: readonly SqlFile[]): Promise<void> {
  await client.query(
    `insert into migration.file (path, checksum) select * from unnest($1::text[], $2::text[])
     on conflict (path) do update set checksum = excluded.checksum, applied_at = now()`,
    [files.map(({ path }) => path), files.map(({ checksum }) => checksum)],
  );
}
