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
  ['a statement', (read: (on: Db) => Promise<unknown[]>) => read(db)],
  ['a transaction', (read: (on: Db) => Promise<unknown[]>) => db.transaction(read)],
])('replaces the connection of %s whose table was changed', async (_name, run) => {
  const read = (on: Db) => on.rows('test.all', 'select * from changing');
  await db.rows('test.make', 'create table changing as select 1 as a');
  expect(await run(read)).toEqual([{ a: 1 }]);
  await db.rows('test.change', 'alter table changing add b int default 2');
  await expect(run(read)).rejects.toThrow('cached plan must not change result type');
  expect(await run(read)).toEqual([{ a: 1, b: 2 }]);
});
