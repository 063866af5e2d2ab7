import pg from 'pg';
import { migrateJobs } from '../jobs/jobs';
import { newDatabase, schemaFolder } from '../testing/test-database';
import { applySchema } from './apply-schema';
import { folderOf, shop as files } from './testing/folder-of';

const quiet = { debug: () => undefined, warn: () => undefined, error: () => undefined };
const pools: pg.Pool[] = [];

async function emptyPool(): Promise<pg.Pool> {
  const pool = new pg.Pool({ connectionString: await newDatabase('template0') });
  pools.push(pool);
  return pool;
}

const labels = async (pool: pg.Pool) => (await pool.query(`select shop.label(i) from shop.item i order by id`)).rows;

afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
});

test('an empty database gets every table and function, in the order of their dependencies', async () => {
  const pool = await emptyPool();
  const folder = folderOf(files);
  expect((await applySchema(pool, folder)).sort()).toEqual(Object.keys(files).sort());
  await pool.query(`insert into shop.item (name) values ('pen')`);
  expect(await labels(pool)).toEqual([{ label: '7:PEN' }]);
  expect(await applySchema(pool, folder)).toEqual([]);
});

test('two gateways that start at the same time apply the schema once', async () => {
  const pool = await emptyPool();
  await migrateJobs(pool, quiet);
  const applied = await Promise.all([applySchema(pool, schemaFolder), applySchema(pool, schemaFolder)]);
  expect(applied.filter((paths) => paths.length > 0)).toHaveLength(1);
});

test('a function is replaced after its file has changed, also with other arguments and another result', async () => {
  const pool = await emptyPool();
  await applySchema(pool, folderOf(files));
  await pool.query(`insert into shop.item (name) values ('pen')`);

  const replaced = { ...files, 'shop/functions/label.sql': files['shop/functions/label.sql'].replace(':', '-') };
  expect(await applySchema(pool, folderOf(replaced))).toEqual(['shop/functions/label.sql']);
  expect(await labels(pool)).toEqual([{ label: '7-PEN' }]);

  const other =
    'create or replace function shop.label(p_id int, p_name text) returns int language sql return p_id + 1;';
  await applySchema(pool, folderOf({ ...files, 'shop/functions/label.sql': other }));
  const { rows } = await pool.query(`select oid::regprocedure::text as is from pg_proc where proname = 'label'`);
  expect(rows).toEqual([{ is: 'shop.label(integer,text)' }]);
});

test('a function whose file was removed is dropped', async () => {
  const pool = await emptyPool();
  await applySchema(pool, folderOf(files));
  const { 'shop/functions/label.sql': _, ...others } = files;
  await applySchema(pool, folderOf(others));
  const { rows } = await pool.query(`select from pg_proc where proname = 'label'`);
  expect(rows).toEqual([]);
});

const newer = {
  ...files,
  'shop/tables.sql': files['shop/tables.sql'].replace('name text not null', 'name text not null, price int'),
  'migrations/0001.price.sql': 'alter table shop.item add column price int',
  'shop/functions/label.sql':
    'create or replace function shop.label(i shop.item) returns text language sql stable return i.name || i.price;',
};

test('an existing database is migrated without losing rows', async () => {
  const pool = await emptyPool();
  await applySchema(pool, folderOf(files));
  await pool.query(`insert into shop.item (name) values ('pen')`);
  expect(await applySchema(pool, folderOf(newer))).toEqual(['migrations/0001.price.sql', 'shop/functions/label.sql']);
  await pool.query(`update shop.item set price = 3`);
  expect(await labels(pool)).toEqual([{ label: 'PEN3' }]);
  expect(await applySchema(pool, folderOf(newer))).toEqual([]);
});

test.each([
  ['an edited migration', { 'migrations/0001.price.sql': 'select 1' }, 'migrations/0001.price.sql'],
  ['a missing migration', { 'migrations/0001.price.sql': undefined }, 'migrations/0001.price.sql'],
  [
    'tables that changed without a migration',
    { 'shop/tables.sql': 'create table shop.item (id int);' },
    'shop/tables.sql',
  ],
])('%s is refused, and the error contains its name', async (_case, change, named) => {
  const pool = await emptyPool();
  const before = { ...files, 'migrations/0001.price.sql': 'select 2' };
  await applySchema(pool, folderOf(before));
  const after = Object.entries({ ...before, ...change }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  await expect(applySchema(pool, folderOf(Object.fromEntries(after)))).rejects.toThrow(named);
});

test('a database created by something else is refused', async () => {
  const pool = await emptyPool();
  await pool.query('create schema shop');
  await expect(applySchema(pool, folderOf(files))).rejects.toThrow('现有的表');
});

test('a step that fails leaves no changes', async () => {
  const pool = await emptyPool();
  await applySchema(pool, folderOf(files));
  const broken = folderOf({
    ...files,
    'migrations/0001.broken.sql': 'create table shop.half (id int); select nonsense();',
  });
  await expect(applySchema(pool, broken)).rejects.toThrow('nonsense');
  const { rows } = await pool.query(`select to_regclass('shop.half') as half`);
  expect(rows).toEqual([{ half: null }]);
});

const withStep = (step: string) => folderOf({ ...newer, 'migrations/0001.price.sql': step });

/** Holds a table as a long request does, until it is let go. */
async function hold(pool: pg.Pool) {
  const client = await pool.connect();
  await client.query('begin; lock shop.item in access share mode');
  return async () => {
    await client.query('rollback');
    client.release();
  };
}

test('a step that gets no lock of a table lets it go, and is tried again', async () => {
  const pool = await emptyPool();
  await applySchema(pool, folderOf(files));
  const release = await hold(pool);
  const applying = applySchema(pool, withStep(`-- lock_timeout: 200ms\n${newer['migrations/0001.price.sql']}`));
  setTimeout(() => void release(), 1_500);
  expect(await applying).toContain('migrations/0001.price.sql');
});

test('a step that gets no lock for long ends with its name, and leaves no changes', async () => {
  const pool = await emptyPool();
  await applySchema(pool, folderOf(files));
  const release = await hold(pool);
  const step = withStep(
    'create table shop.half (id int);\n-- lock_timeout: 50ms\nalter table shop.item add column price int',
  );
  await expect(applySchema(pool, step)).rejects.toThrow(/migrations\/0001\.price\.sql.*lock timeout/);
  await release();
  const { rows } = await pool.query(`select to_regclass('shop.half') as half`);
  expect(rows).toEqual([{ half: null }]);
});

test('a step that runs longer than it says ends', async () => {
  const pool = await emptyPool();
  await applySchema(pool, folderOf(files));
  const step = withStep('-- statement_timeout: 100ms\nselect pg_sleep(20)');
  await expect(applySchema(pool, step)).rejects.toThrow(/0001\.price\.sql.*statement timeout/);
});
