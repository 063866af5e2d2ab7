import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { migrateJobs } from '../../jobs/jobs';
import { catalogueOf } from '../../testing/catalogue-of';
import { newDatabase, schemaFolder } from '../../testing/test-database';
import { applySchema } from '../apply-schema';
import { unpackSchema } from '../pack-release';
import { SchemaError } from '../schema-error';
import type { Release } from '../schema-files';
import { fillTables } from './fill-tables';
import { readTables } from './table-facts';

const quiet = { debug: () => undefined, warn: () => undefined, error: () => undefined };

/** The schema folder of a release as its program has it. */
export function folderOfRelease({ version }: Pick<Release, 'version'>): string {
  const stored = join(schemaFolder, 'releases', version);
  const folder = mkdtempSync(join(tmpdir(), `portal-${version}-`));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const [path, text] of unpackSchema(readFileSync(join(stored, 'schema.txt'), 'utf8'))) write(path, text);
  write(`releases/${version}/release.json`, readFileSync(join(stored, 'release.json'), 'utf8'));
  return folder;
}

/** An empty database as a start of the release leaves it. */
export async function databaseOfRelease(release: Pick<Release, 'version'>): Promise<pg.Pool> {
  const pool = new pg.Pool({ connectionString: await newDatabase('template0') });
  await migrateJobs(pool, quiet);
  await applySchema(pool, folderOfRelease(release));
  return pool;
}

/** What a database consists of and holds. */
export interface State {
  catalogue: string[];
  /** The rows that the schema itself brings, a line each. Times and random ids differ between two databases. */
  rows: string[];
  /** How many rows each table has. */
  counts: Record<string, number>;
}

export async function stateOf(pool: pg.Pool): Promise<State> {
  const client = await pool.connect();
  try {
    const tables = await readTables(client);
    const state: State = { catalogue: await catalogueOf(pool), rows: [], counts: {} };
    for (const { name, columns } of tables) {
      const compared = columns
        .filter(({ type }) => !/^(timestamp|uuid)/.test(type))
        .map((column) => `"${column.name}"`);
      const { rows } = await client.query<{ line: string }>(
        `select to_jsonb(r)::text as line from (select ${compared.join(', ')} from ${name}) r`,
      );
      state.rows.push(...rows.map(({ line }) => `row of ${name} ${line}`));
      state.counts[name] = rows.length;
    }
    state.rows.sort();
    return state;
  } finally {
    client.release();
  }
}

/** Brings a database of a release to a schema folder, as a start does. Returns the refusal in words, if any. */
export async function upgrade(pool: pg.Pool, folder: string): Promise<string | undefined> {
  try {
    await applySchema(pool, folder);
    return undefined;
  } catch (error) {
    return error instanceof SchemaError ? error.message : String(error);
  }
}

/** Fills every table. Throws with the names of those that stay empty. */
export async function fillAll(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    const empty = await fillTables(client);
    if (empty.length > 0) throw new Error(`no row was found for ${empty.join(', ')}: see fill-tables.ts`);
  } finally {
    client.release();
  }
}
