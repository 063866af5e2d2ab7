import { newDatabase } from '../testing/test-database';
import { openDatabase, type Database, type Db } from './database';

let db: Database;

beforeEach(async () => {
  db = openDatabase(await newDatabase(), 1);
});
afterEach(() => db.close());

const connection = async () => (await db.row<{ pid: number }>('test.pid', 'select pg_backend_pid() as pid')).pid;

it('keeps the connection whose statement was refused', async () => {
  const before = await connection();
  await expect(db.rows('test.refused', 'select 1 / 0')).rejects.toThrow('division by zero');
  expect(await connection()).toBe(before);
});

it('replaces a connection that the server ends', async () => {
  const before = await connection();
  await expect(db.rows('test.end', 'select pg_terminate_backend(pg_backend_pid())')).rejects.toThrow();
  expect(await connection()).not.toBe(before);
});

it.each([
  ['a statement', (on: Database, read: (on: Db) => Promise<unknown[]>) => read(on)],
  ['a transaction', (on: Database, read: (on: Db) => Promise<unknown[]>) => on.transaction(read)],
])('answers %s whose table was changed since every connection prepared it', async (_name, run) => {
  const several = openDatabase(await newDatabase(), 4);
  const read = (on: Db) => on.rows('test.all', 'select * from changing where pg_sleep(0.05) is not null');
  const readEverywhere = () => Promise.all([1, 2, 3, 4].map(() => run(several, read)));
  await several.rows('test.make', 'create table changing as select 1 as a');
  expect(await readEverywhere()).toEqual(Array(4).fill([{ a: 1 }]));
  await several.rows('test.change', 'alter table changing add b int default 2');
  expect(await run(several, read)).toEqual([{ a: 1, b: 2 }]);
  expect(await readEverywhere()).toEqual(Array(4).fill([{ a: 1, b: 2 }]));
  await several.close();
});

it('fails for what the server does not support at all', async () => {
  const text = 'select count(*) from pg_class for update';
  const tries = db.transaction((tx) => tx.rows('test.unsupported', text));
  await expect(tries).rejects.toMatchObject({ code: '0A000' });
});
