import { setTimeout as pause } from 'node:timers/promises';
import { waitFor } from '@portal/testkit';
import { startPartyGate, type Behaviour } from '../../testing/party-gate';
import { startRedis } from '../../testing/start-redis';
import { connectRedis } from './connect-redis';

it('rejects a command at once while Redis is away', async () => {
  const warn = jest.fn();
  const server = await startRedis();
  const redis = connectRedis(server.url, { warn });
  await waitFor(async () => redis.status === 'ready', 'the connection');
  await server.stop();
  await waitFor(async () => redis.status === 'reconnecting', 'the lost connection');
  await expect(redis.publish('topic', 'text')).rejects.toThrow('enableOfflineQueue');
  await waitFor(async () => warn.mock.calls.length > 0, 'a warning');
  expect(warn).toHaveBeenCalledWith({ code: 'ECONNREFUSED' }, 'Redis is not reached');
  redis.disconnect();
});

const publish = (redis: ReturnType<typeof connectRedis>) => expect(redis.publish('topic', 'text')).rejects.toThrow();

/** Fails if a command waits: a timer measures it, because this process may be late for both. */
async function expectNoWaiting(redis: ReturnType<typeof connectRedis>): Promise<void> {
  for (let n = 0; n < 5; n += 1)
    expect(await Promise.race([publish(redis).then(() => 'at once'), pause(200, 'late')])).toBe('at once');
}

it('waits once for a Redis that begins to hang, rejects at once from then on, and is back by itself', async () => {
  const server = await startRedis();
  const gate = await startPartyGate(server.url);
  const redis = connectRedis(gate.url, { warn: jest.fn() });
  await waitFor(async () => redis.status === 'ready', 'the connection');
  await gate.set('hanging');
  await publish(redis);
  await waitFor(async () => redis.status !== 'ready', 'the end of the connection');
  await expectNoWaiting(redis);
  await gate.set('well');
  await waitFor(async () => redis.status === 'ready', 'Redis', 20_000);
  expect(await redis.publish('topic', 'text')).toBe(0);
  redis.disconnect();
  await gate.close();
  await server.stop();
}, 40_000);

it.each<Behaviour>(['refused', 'hanging', 'wrong'])(
  'starts without a Redis that is %s, and connects later',
  async (how) => {
    const server = await startRedis();
    const gate = await startPartyGate(server.url);
    await gate.set(how);
    const redis = connectRedis(gate.url, { warn: jest.fn() });
    await expectNoWaiting(redis);
    await gate.set('well');
    await waitFor(async () => redis.status === 'ready', 'Redis', 20_000);
    redis.disconnect();
    await gate.close();
    await server.stop();
  },
  40_000,
);

it('starts without a Redis whose name is not known', async () => {
  const warn = jest.fn();
  const redis = connectRedis('redis://nowhere.invalid:6379', { warn });
  await expectNoWaiting(redis);
  await waitFor(async () => warn.mock.calls.length > 0, 'a warning', 20_000);
  redis.disconnect();
}, 40_000);
