import { waitFor } from '@portal/testkit';
import { openDatabase, type Database } from '../../database/database';
import type { Bus } from '../../ports';
import { newDatabase } from '../../testing/test-database';
import { postgresBus } from './postgres-bus';

const log = { warn: jest.fn(), error: jest.fn() };
let databases: Database[];
let buses: Bus[];

beforeAll(async () => {
  const url = await newDatabase();
  databases = [openDatabase(url), openDatabase(url)];
  buses = databases.map((db) => postgresBus({ db, log }));
});
afterAll(async () => {
  for (const bus of buses) await bus.close();
  for (const db of databases) await db.close();
});

/** Listens at every gateway; resolves when all are connected. */
async function listenEverywhere(topic: string) {
  const heard = buses.map((): string[] => []);
  const ends = buses.map((bus, n) => bus.subscribe(topic, (text) => void heard[n]?.push(text)));
  await waitFor(async () => {
    await buses[0]?.publish(topic, 'start');
    return heard.every((texts) => texts.length > 0);
  }, 'connections');
  heard.forEach((texts) => texts.splice(0));
  return { heard, end: () => ends.forEach((end) => end()) };
}

it('carries messages of any size to every gateway, its own too, in order', async () => {
  const { heard, end } = await listenEverywhere('sizes');
  const texts = ['', 'a', '余额 €1.00 😀 '.repeat(20_000), 'x'.repeat(5_850), 'x'.repeat(5_851), 'end'];
  for (const text of texts) await buses[0]?.publish('sizes', text);
  await waitFor(async () => heard.every((all) => all.at(-1) === 'end'), 'the last message');
  for (const all of heard) expect(all.filter((text) => text !== 'start')).toEqual(texts);
  end();
});

it('does not mix the parts of messages that are sent at once, nor topics', async () => {
  const { heard, end } = await listenEverywhere('parts');
  const letters = ['a', 'b', 'c', 'd', 'e', 'f'];
  await Promise.all(letters.map((one, n) => buses[n % 2]?.publish('parts', one.repeat(50_000))));
  await buses[1]?.publish('other', 'x');
  await waitFor(async () => heard.every((all) => all.filter((text) => text !== 'start').length === 6), 'six messages');
  for (const all of heard) {
    const sorted = all.filter((text) => text !== 'start').sort();
    expect(sorted).toEqual(letters.map((one) => one.repeat(50_000)));
  }
  end();
});

it('delivers to the other listeners when one of them fails', async () => {
  const heard: string[] = [];
  const ends = [
    buses[0]!.subscribe('faults', () => {
      throw new Error('unreadable');
    }),
    buses[0]!.subscribe('faults', (text) => void heard.push(text)),
  ];
  await waitFor(async () => {
    await buses[0]!.publish('faults', 'a');
    return heard.length > 0;
  }, 'a message');
  expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ topic: 'faults' }), expect.any(String));
  ends.forEach((end) => end());
});

it('connects again after its connection was cut', async () => {
  const { heard, end } = await listenEverywhere('cuts');
  const [db] = databases;
  await db!.rows(
    'test.cut',
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await waitFor(
    async () => {
      await buses[1]!.publish('cuts', 'again').catch(() => undefined);
      return heard.every((all) => all.includes('again'));
    },
    'messages',
    10_000,
  );
  end();
});

it('tells a listener nothing after the end of its subscription', async () => {
  const { heard, end } = await listenEverywhere('ends');
  buses[0]!.subscribe('ends', (text) => void heard[0]?.push(`second ${text}`))();
  await buses[1]!.publish('ends', 'last');
  await waitFor(async () => heard.every((all) => all.at(-1) === 'last'), 'the last message');
  expect(heard[0]).not.toContain('second last');
  end();
});
