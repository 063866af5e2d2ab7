import pg from 'pg';
import { catalogueOf } from '../testing/catalogue-of';
import { newDatabase } from '../testing/test-database';
import { applySchema } from './apply-schema';
import { packRelease } from './pack-release';
import { readSchemaFiles } from './schema-files';
import { folderOf, shop } from './testing/folder-of';

type Files = Record<string, string>;
const pools: pg.Pool[] = [];

async function emptyPool(): Promise<pg.Pool> {
  const pool = new pg.Pool({ connectionString: await newDatabase('template0') });
  pools.push(pool);
  return pool;
}
afterAll(() => Promise.all(pools.map((pool) => pool.end())));

/** The files with the folder of a release that they are. */
async function released(version: string, files: Files): Promise<Files> {
  const { release } = packRelease(version, await readSchemaFiles(folderOf(files)));
  return { ...files, [`releases/${version}/release.json`]: JSON.stringify(release) };
}

/** Two functions less and one other: what an older gateway would put back. */
const { 'shop/functions/label.sql': _label, ...fewer } = shop;
const change: Files = {
  'shop/functions/first-id.sql': shop['shop/functions/first-id.sql'].replace('7', '8'),
  'shop/functions/price.sql': 'create or replace function shop.price() returns int language sql return 1;',
};
const column = (name: string, number: string) => ({
  [`migrations/000${number}.${name}.sql`]: `alter table shop.item add column ${name} int`,
});
const withColumns = (...names: string[]) => ({
  'shop/tables.sql': shop['shop/tables.sql'].replace(
    'name text not null',
    `name text not null${names.map((name) => `, ${name} int`).join('')}`,
  ),
});

let first: Files;
let second: Files;
let third: Files;
let afterThird: Files;
beforeAll(async () => {
  first = await released('1.0.0', shop);
  const keep = (from: Files) => Object.fromEntries(Object.entries(from).filter(([path]) => /^releases/.test(path)));
  second = await released('1.9.0', { ...keep(first), ...fewer, ...change, ...withColumns('a'), ...column('a', '1') });
  third = await released('1.10.0', { ...second, ...withColumns('a', 'b'), ...column('b', '2') });
  afterThird = { ...third, ...withColumns('a', 'b', 'c'), ...column('c', '3') };
});

async function stateOf(pool: pg.Pool) {
  const { rows } = await pool.query(`select path, checksum, applied_at from migration.file order by path`);
  const { rows: places } = await pool.query(`select number, version from migration.release order by number`);
  return { catalogue: await catalogueOf(pool), rows, places };
}

it('leaves a database alone that is one release newer, with its functions', async () => {
  const pool = await emptyPool();
  await applySchema(pool, folderOf(first));
  await applySchema(pool, folderOf(second));
  const before = await stateOf(pool);
  expect(before.places).toEqual([
    { number: 1, version: '1.0.0' },
    { number: 2, version: '1.9.0' },
  ]);
  expect(await applySchema(pool, folderOf(first))).toEqual([]);
  expect(await stateOf(pool)).toEqual(before);
  expect(await applySchema(pool, folderOf(second))).toEqual([]);
  expect(await stateOf(pool)).toEqual(before);
});

it('leaves a database alone of a program that is on its way to the next release', async () => {
  const pool = await emptyPool();
  await applySchema(pool, folderOf(third));
  await applySchema(pool, folderOf(afterThird));
  const before = await stateOf(pool);
  expect(before.places.at(-1)).toEqual({ number: 4, version: '1.10.0+' });
  expect(await applySchema(pool, folderOf(third))).toEqual([]);
  expect(await stateOf(pool)).toEqual(before);
});

it('refuses a database that is two releases newer, and names both versions', async () => {
  const pool = await emptyPool();
  await applySchema(pool, folderOf(third));
  const before = await stateOf(pool);
  await expect(applySchema(pool, folderOf(first))).rejects.toThrow(/1\.10\.0.*1\.0\.0/);
  expect(await stateOf(pool)).toEqual(before);
});

it('brings a database two releases forward at once', async () => {
  const pool = await emptyPool();
  await applySchema(pool, folderOf(first));
  await applySchema(pool, folderOf(third));
  const made = await emptyPool();
  await applySchema(made, folderOf(third));
  expect(await catalogueOf(pool)).toEqual(await catalogueOf(made));
});

it('refuses a newer database whose migration is not the one of this program', async () => {
  const pool = await emptyPool();
  await applySchema(pool, folderOf(third));
  const edited = { ...second, 'migrations/0001.a.sql': 'alter table shop.item add column a int ' };
  const release = await released('1.9.0', edited);
  await expect(applySchema(pool, folderOf(release))).rejects.toThrow('migrations/0001.a.sql');
});

it('takes a database for the first release that a program made which recorded no release', async () => {
  const pool = await emptyPool();
  await applySchema(pool, folderOf(first));
  await pool.query('drop table migration.release');
  expect(await applySchema(pool, folderOf(second))).toContain('migrations/0001.a.sql');
  expect((await stateOf(pool)).places).toEqual([{ number: 2, version: '1.9.0' }]);
});

it('says what to do about a database from before the first release, and leaves it alone', async () => {
  const pool = await emptyPool();
  await applySchema(pool, folderOf({ ...first, ...withColumns('other') }));
  await pool.query('drop table migration.release');
  const before = await catalogueOf(pool);
  await expect(applySchema(pool, folderOf(second))).rejects.toThrow(/1\.0\.0 之前.*npm start -- --fresh/);
  expect(await catalogueOf(pool)).toEqual(before);
  const { rows } = await pool.query(`select to_regclass('migration.release') as made`);
  expect(rows).toEqual([{ made: null }]);
});
