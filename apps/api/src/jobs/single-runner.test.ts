import { waitFor } from '@portal/testkit';
import { openDatabase, type Database } from '../database/database';
import { newDatabase } from '../testing/test-database';
import { singleRunner, type SingleRunner } from './single-runner';

const log = { info: jest.fn(), warn: jest.fn() };
let databases: Database[];
let runners: SingleRunner[];

beforeEach(async () => {
  const url = await newDatabase();
  databases = [openDatabase(url), openDatabase(url)];
  runners = databases.map((db) => singleRunner({ db, log }, 'test'));
});
afterEach(async () => {
  for (const runner of runners) await runner.stop();
  for (const db of databases) await db.close();
});

const active = () => runners.filter(({ isActive }) => isActive);

it('chooses one gateway, and another when the first stops', async () => {
  const [first] = await waitFor(async () => (active().length > 0 ? active() : undefined), 'a runner');
  const until = Date.now() + 1_500;
  while (Date.now() < until) {
    expect(active()).toEqual([first]);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await first!.stop();
  expect(first!.isActive).toBe(false);
  await waitFor(async () => active().length === 1, 'the other runner');
});

it('chooses one gateway again after the database has cut every connection', async () => {
  await waitFor(async () => active().length === 1, 'a runner');
  await databases[0]!.rows(
    'test.cut',
    `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await waitFor(async () => log.warn.mock.calls.length > 0, 'the loss of the lock');
  await waitFor(async () => active().length === 1, 'a runner');
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(active()).toHaveLength(1);
});

it('leaves no listener on a connection that it gives back', async () => {
  await waitFor(async () => active().length === 1, 'a runner');
  const { pool } = databases[runners.findIndex(({ isActive }) => !isActive)]!;
  await waitFor(async () => pool.idleCount === 1, 'an attempt of the other');
  const client = await pool.connect();
  const own = client.listenerCount('error');
  client.release();
  expect(own).toBe(1);
});

it('runs different tasks independently', async () => {
  await waitFor(async () => active().length === 1, 'a runner');
  const other = singleRunner({ db: databases[0]!, log }, 'other');
  await waitFor(async () => other.isActive, 'a runner of the other work');
  await other.stop();
});
