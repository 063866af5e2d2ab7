import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, Migrator, PostgresDialect, sql, type Migration } from 'kysely';
import type { Pool } from 'pg';

interface Step {
  text: string;
  checksum: string;
}

/** A database that was made by other files than these: going on would leave it half of either. */
export class MigrationError extends Error {}

/** The numbered SQL files of a folder, by name. */
async function readSteps(folder: string): Promise<Record<string, Step>> {
  const files = (await readdir(folder)).filter((file) => /^\d{4}\.[a-z0-9]+(-[a-z0-9]+)*\.sql$/.test(file)).sort();
  const steps: Record<string, Step> = {};
  for (const file of files) {
    const text = await readFile(join(folder, file), 'utf8');
    steps[file.replace(/\.sql$/, '')] = { text, checksum: createHash('sha256').update(text).digest('hex') };
  }
  return steps;
}

const schema = 'migration';

async function checkApplied(pool: Pool, steps: Record<string, Step>): Promise<void> {
  await pool.query(`create schema if not exists ${schema}`);
  await pool.query(`create table if not exists ${schema}.checksum (name text primary key, checksum text not null)`);
  const { rows } = await pool.query<{ name: string; checksum: string }>(
    `select name, checksum from ${schema}.checksum`,
  );
  for (const { name, checksum } of rows) {
    if (steps[name]?.checksum === checksum) continue;
    throw new MigrationError(
      `数据库中的迁移 ${name} 与本版本不一致：请使用建立它的版本，或以 npm start -- --fresh 重新开始。`,
    );
  }
}

/** One gateway at a time: the tables of the migrator itself cannot be made by two at once. */
async function alone<T>(pool: Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(`select pg_advisory_lock(hashtext('${schema}'))`);
    return await work();
  } finally {
    await client.query(`select pg_advisory_unlock(hashtext('${schema}'))`);
    client.release();
  }
}

/**
 * Brings the database forward to `upTo` (default: the newest), each step whole or not at all; answers the names
 * applied. There is no way back, and a step that has been applied is never edited: its checksum is kept.
 * @throws MigrationError where the database was made by other files
 */
export const migrate = (pool: Pool, folder: string, upTo?: string): Promise<string[]> =>
  alone(pool, () => bringForward(pool, folder, upTo));

async function bringForward(pool: Pool, folder: string, upTo: string | undefined): Promise<string[]> {
  const steps = await readSteps(folder);
  await checkApplied(pool, steps);
  const migrations = Object.fromEntries(
    Object.entries(steps).map(([name, { text, checksum }]): [string, Migration] => [
      name,
      {
        up: async (db: Kysely<unknown>) => {
          await sql.raw(text).execute(db);
          await sql`insert into migration.checksum values (${name}, ${checksum})`.execute(db);
        },
      },
    ]),
  );
  const migrator = new Migrator({
    db: new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) }),
    provider: { getMigrations: async () => migrations },
    migrationTableSchema: schema,
  });
  const { error, results = [] } = upTo ? await migrator.migrateTo(upTo) : await migrator.migrateToLatest();
  if (error) throw error;
  return results.map((result) => result.migrationName);
}
