import { waitFor } from '@portal/testkit';
import { Redis } from 'ioredis';
import { openDatabase } from '../../database/database';
import type { Bus } from '../../ports';
import { startRedis } from '../../testing/start-redis';
import { newDatabase } from '../../testing/test-database';
import { connectRedis } from './connect-redis';
import { postgresBus } from './postgres-bus';
import { redisBus } from './redis-bus';

const log = { warn: jest.fn(), error: jest.fn() };

/** Two gateways with a bus, and how to cut every connection of theirs. */
interface Installation {
  buses: Bus[];
  cut(): Promise<unknown>;
  close(): Promise<unknown>;
}

async function onPostgres(): Promise<Installation> {
  const url = await newDatabase();
  const databases = [openDatabase(url), openDatabase(url)] as const;
  return {
    buses: databases.map((db) => postgresBus({ db, log })),
    cut: () =>
      databases[0].rows(
        'test.cut',
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      ),
    close: () => Promise.all(databases.map((db) => db.close())),
  };
}

async function onRedis(): Promise<Installation> {
  const server = await startRedis();
  const gateways = [connectRedis(server.url, log), connectRedis(server.url, log)];
  const admin = new Redis(server.url);
  return {
    buses: gateways.map((redis) => redisBus({ redis, log })),
    cut: () => Promise.all(['normal', 'pubsub'].map((type) => admin.call('client', 'kill', 'type', type))),
    close: () => {
      for (const redis of [...gateways, admin]) redis.disconnect();
      return server.stop();
    },
  };
}

describe.each([
  ['PostgreSQL', onPostgres],
  ['Redis', onRedis],
])('the bus on %s', (_name, install) => {
  let installation: Installation;
  let buses: Bus[];

  beforeAll(async () => {
    installation = await install();
    buses = installation.buses;
  });
  afterAll(async () => {
    for (const bus of buses) await bus.close();
    await installation.close();
  });

  /** Listens at every gateway; resolves when all are connected. */
  async function listenEverywhere(topic: string) {
    const heard = buses.map((): string[] => []);
    const ends = buses.map((bus, n) => bus.subscribe(topic, (text) => void heard[n]?.push(text)));
    await waitFor(async () => {
      await buses[0]?.publish(topic, 'start').catch(() => undefined);
      return heard.every((texts) => texts.length > 0);
    }, 'connections');
    heard.forEach((texts) => texts.splice(0));
    return { heard, end: () => ends.forEach((end) => end()) };
  }

  it('delivers messages of any size to every gateway, including the sender, in order', async () => {
    const { heard, end } = await listenEverywhere('sizes');
    const texts = ['', 'a', '余额 €1.00 😀 '.repeat(20_000), 'x'.repeat(5_850), 'x'.repeat(5_851), 'end'];
    for (const text of texts) await buses[0]?.publish('sizes', text);
    await waitFor(async () => heard.every((all) => all.at(-1) === 'end'), 'the last message');
    for (const all of heard) expect(all.filter((text) => text !== 'start')).toEqual(texts);
    end();
  });

  it('does not mix the parts of messages sent at the same time, nor topics', async () => {
    const { heard, end } = await listenEverywhere('parts');
    const letters = ['a', 'b', 'c', 'd', 'e', 'f'];
    await Promise.all(letters.map((one, n) => buses[n % 2]?.publish('parts', one.repeat(50_000))));
    await buses[1]?.publish('other', 'x');
    await waitFor(
      async () => heard.every((all) => all.filter((text) => text !== 'start').length === 6),
      'six messages',
    );
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

  it('reconnects after its connection was cut', async () => {
    const { heard, end } = await listenEverywhere('cuts');
    await installation.cut();
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

  it('delivers no message to a listener that has unsubscribed', async () => {
    const { heard, end } = await listenEverywhere('ends');
    buses[0]!.subscribe('ends', (text) => void heard[0]?.push(`second ${text}`))();
    await buses[1]!.publish('ends', 'last');
    await waitFor(async () => heard.every((all) => all.at(-1) === 'last'), 'the last message');
    expect(heard[0]).not.toContain('second last');
    end();
  });
});

it('gives no connection that listens to the statements of the gateway', async () => {
  const db = openDatabase(await newDatabase());
  const bus = postgresBus({ db, log });
  let heard = false;
  bus.subscribe('a', () => (heard = true));
  await waitFor(async () => {
    await bus.publish('a', 'b');
    return heard;
  }, 'a message');
  await bus.close();
  expect(await db.rows('test.channels', 'select pg_listening_channels()')).toEqual([]);
  await db.close();
});
