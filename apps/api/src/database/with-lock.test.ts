import { setTimeout as sleep } from 'node:timers/promises';
import { newDatabase } from '../testing/test-database';
import { openDatabase, type Database } from './database';
import { withLock } from './with-lock';

let gateways: Database[];

beforeEach(async () => {
  const url = await newDatabase();
  // A connection that is not given back, or was given back without its time-outs, is noticed.
  gateways = [openDatabase(url, 1), openDatabase(url, 1)];
});
afterEach(async () => {
  for (const db of gateways) await db.close();
});

it('runs one work at a time, over all gateways, also after one that fails', async () => {
  const steps: string[] = [];
  const work = (name: string) => async () => {
    steps.push(`${name} begins`);
    await sleep(50);
    steps.push(`${name} ends`);
    if (name === 'a') throw new Error('it failed');
  };
  const results = await Promise.allSettled(gateways.map((db, n) => withLock(db, 'test', work('ab'[n]!))));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  const first = steps[0]!.slice(0, 1);
  const second = first === 'a' ? 'b' : 'a';
  expect(steps).toEqual([`${first} begins`, `${first} ends`, `${second} begins`, `${second} ends`]);
});

it('returns the connection to the pool with its own time-outs', async () => {
  const [db] = gateways as [Database];
  const settings = () =>
    db.row('test.settings', `select current_setting('lock_timeout') as lock, pg_backend_pid() as connection`);
  const before = await settings();
  expect(before).toMatchObject({ lock: '5s' });
  await withLock(db, 'test', async () => undefined);
  expect(await settings()).toEqual(before);
});
