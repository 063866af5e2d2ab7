import { newDatabase } from '../testing/test-database';
import { openDatabase, type Database } from './database';

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
