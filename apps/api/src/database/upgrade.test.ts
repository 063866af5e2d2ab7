import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { newDatabase, schemaFolder } from '../testing/test-database';
import { readSchemaFiles } from './schema-files';
import { databaseOfRelease, fillAll, stateOf, upgrade, type State } from './testing/migrate-release';
import { differences, lostRows } from './testing/upgrade-faults';

/** What to write where the tables and the migrations do not agree. */
async function advice(release: string): Promise<string> {
  const names = readdirSync(schemaFolder).includes('migrations') ? readdirSync(join(schemaFolder, 'migrations')) : [];
  const last = Math.max(0, ...names.map((name) => Number(name.slice(0, 4))));
  const number = String(last + 1).padStart(4, '0');
  return `A database of release ${release} does not come to what tables.sql says. A change of a tables.sql needs a migration that makes the
same change on a database with data: apps/api/database/migrations/${number}.<name>.sql, see docs/how-to/database.md.`;
}

let release: string;
let made: State;
const pools: pg.Pool[] = [];
const opened = (pool: pg.Pool) => {
  pools.push(pool);
  return pool;
};

beforeAll(async () => {
  const { releases } = await readSchemaFiles(schemaFolder);
  release = releases.at(-1)?.version ?? '';
  made = await stateOf(opened(new pg.Pool({ connectionString: await newDatabase() })));
});
afterAll(() => Promise.all(pools.map((pool) => pool.end())));

const found = async (faults: readonly string[]) =>
  faults.length > 0 ? [await advice(release), ...faults].join('\n') : '';

it('brings an empty database of the last release to what tables.sql says, with the rows that it brings', async () => {
  const pool = opened(await databaseOfRelease({ version: release }));
  const refusal = await upgrade(pool, schemaFolder);
  expect(await found([...(refusal ? [refusal] : []), ...differences(await stateOf(pool), made)])).toBe('');
});

it('brings a database with rows in every table there, and loses none', async () => {
  const pool = opened(await databaseOfRelease({ version: release }));
  await fillAll(pool);
  const before = await stateOf(pool);
  const refusal = await upgrade(pool, schemaFolder);
  const after = await stateOf(pool);
  const faults = [
    ...(refusal ? [refusal] : []),
    ...differences({ catalogue: after.catalogue, rows: [] }, { catalogue: made.catalogue, rows: [] }),
    ...lostRows(before.counts, after.counts),
  ];
  expect(await found(faults)).toBe('');
  expect(await upgrade(pool, schemaFolder)).toBeUndefined();
});
