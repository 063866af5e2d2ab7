import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { createFunctions, dropFunction } from './apply-functions';
import { placeOf, readPlace, recordPlace } from './release-place';
import { runInOrder } from './run-in-order';
import { SchemaError } from './schema-error';
import { readSchemaFiles, type SchemaFiles, type SqlFile } from './schema-files';

const LOCK = `hashtext('schema_file')`;
const NO_LIMITS = `set local statement_timeout = 0; set local lock_timeout = 0`;
/** How often a schema is tried whose step got no lock, with a pause between that lets requests pass. */
const TRIES = 5;
const PAUSE_MS = 1_000;

/**
 * Brings the database to the schema of a folder. An empty database gets every table and function. An existing one gets the
 * migrations that it lacks, and every function whose file has changed. A database that is one release newer is left as it is.
 * Several gateways may start at once: one applies the schema and the others wait.
 * @param pool of a database in which the job queue's own tables exist
 * @param folder with `<schema>/tables.sql`, `<schema>/functions/*.sql` and `migrations/*.sql`
 * @param isTrial whether everything is undone again at the end
 * @returns the paths of the files that were applied
 * @throws SchemaError if the database was created from other files
 */
export async function applySchema(pool: Pool, folder: string, { isTrial } = { isTrial: false }): Promise<string[]> {
  const files = await readSchemaFiles(folder);
  for (let left = TRIES - 1; ; left--) {
    try {
      return await applyOnce(pool, files, isTrial);
    } catch (error) {
      if (left === 0 || !isLockTimeout(error)) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

const isLockTimeout = (error: unknown) => ((error as Error).cause as { code?: string } | undefined)?.code === '55P03';

async function applyOnce(pool: Pool, files: SchemaFiles, isTrial: boolean): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query(`begin`);
    // The time-outs of the pool are for requests.
    await client.query(NO_LIMITS);
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
  await client.query(
    `create table if not exists migration.release (
       number int primary key, version text not null, applied_at timestamptz not null default now())`,
  );
  const recorded = await readRecorded(client);
  const own = placeOf(files);
  if (recorded.size > 0) {
    const place = await readPlace(client, files, recorded);
    if (place.number > own.number + 1) throw tooNew(place.version, own.version);
    if (place.number > own.number) {
      checkMigrations(files, recorded, { isNewer: true });
      return [];
    }
  }
  const applied = recorded.size === 0 ? await createAll(client, files) : await update(client, files, recorded);
  const changed = new Set(applied);
  const all = [...files.tables, ...files.functions, ...files.migrations];
  await record(
    client,
    all.filter(({ path, checksum }) => changed.has(path) || recorded.get(path) !== checksum),
  );
  await recordPlace(client, own);
  return applied;
}

async function createAll(client: PoolClient, files: SchemaFiles): Promise<string[]> {
  const there = await client.query(`select from pg_namespace where nspname = any ($1)`, [files.schemas]);
  if (there.rows.length > 0) throw notOurs('现有的表');
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

  for (const migration of migrations) await runMigration(client, migration);
  await createFunctions(client, functions);
  for (const path of removed) await dropFunction(client, path);
  await client.query(`delete from migration.file where path = any ($1)`, [removed]);
  return [...migrations, ...functions].map(({ path }) => path);
}

/** How long a step waits for a lock of a table, and runs, where its file does not say otherwise: `-- lock_timeout: 30s`. */
const LIMITS = { lock_timeout: '5s', statement_timeout: '10min' };

/**
 * Runs a step. While one waits for a lock of a table, requests wait behind it: the limits end that, and the whole transaction is undone.
 */
async function runMigration(client: PoolClient, { path, text }: SqlFile): Promise<void> {
  for (const [name, usual] of Object.entries(LIMITS)) {
    const [, own] = new RegExp(`^-- ${name}: (\\w+)$`, 'm').exec(text) ?? [];
    await client.query(`select from set_config($1, $2, true)`, [name, own ?? usual]);
  }
  try {
    await client.query(text);
  } catch (cause) {
    throw new Error(`${path}: ${String(cause)}`, { cause });
  }
  await client.query(NO_LIMITS);
}

/** Refuses a database with an edited or missing migration, and one whose tables.sql has changed without a migration. */
function checkRecorded(files: SchemaFiles, recorded: Map<string, string>): void {
  checkMigrations(files, recorded, { isNewer: false });
  const { migrations, tables, schemas } = files;
  if (migrations.some(({ path }) => !recorded.has(path))) return;
  const changed = tables.find(({ path, checksum }) => recorded.get(path) !== checksum);
  if (changed) throw notOurs(changed.path);
  const dropped = [...recorded.keys()].find(
    (path) => path.endsWith('/tables.sql') && !schemas.includes(path.split('/')[0] ?? ''),
  );
  if (dropped) throw notOurs(dropped);
}

/** A newer database has every migration of this program and others. An older one has no others. */
function checkMigrations(
  { migrations }: SchemaFiles,
  recorded: Map<string, string>,
  { isNewer }: { isNewer: boolean },
) {
  const checksums = new Map(migrations.map(({ path, checksum }) => [path, checksum]));
  const [has, needs] = isNewer ? [recorded, checksums] : [checksums, recorded];
  for (const [path, checksum] of needs) {
    if (path.startsWith('migrations/') && has.get(path) !== checksum) throw notOurs(path);
  }
}

const notOurs = (what: string) =>
  new SchemaError(`数据库与本程序不一致（${what}）：没有改动任何内容。请使用上次启动它的程序，或更新到更新的版本。`);

const tooNew = (database: string, own: string) =>
  new SchemaError(
    `数据库属于版本 ${database}，本程序是 ${own}：只能比数据库旧一个版本。没有改动任何内容，请使用较新的程序。`,
  );

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
