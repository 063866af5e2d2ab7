import { waitFor } from '@portal/testkit';
import { connectRedis } from '../adapters/bus/connect-redis';
import { startPartyGate, type Behaviour } from '../testing/party-gate';
import { startRedis } from '../testing/start-redis';
import { requestCounter } from './request-counter';

it('counts each key in memory, and begins again when its window is over', async () => {
  const { count } = requestCounter(undefined);
  expect([(await count('a', 300)).current, (await count('a', 300)).current, (await count('b', 300)).current]).toEqual([
    1, 2, 1,
  ]);
  const { ttl } = await count('c', 60_000);
  expect([ttl > 59_000, ttl < 60_100]).toEqual([true, true]);
  await new Promise((resolve) => setTimeout(resolve, 350));
  expect((await count('a', 300)).current).toBe(1);
});

it('counts two gateways together', async () => {
  const server = await startRedis();
  const connections = [connectRedis(server.url, { warn: jest.fn() }), connectRedis(server.url, { warn: jest.fn() })];
  await waitFor(async () => connections.every(({ status }) => status === 'ready'), 'Redis');
  const [one, other] = connections.map((redis) => requestCounter(redis));
  expect([(await one!.count('a', 60_000)).current, (await other!.count('a', 60_000)).current]).toEqual([1, 2]);
  const { current, ttl } = await one!.count('a', 60_000);
  expect([current, ttl > 50_000, ttl < 60_100]).toEqual([3, true, true]);
  expect([one!.isAlone, other!.isAlone]).toEqual([false, false]);
  for (const redis of connections) redis.disconnect();
  await server.stop();
});

it.each<Behaviour>(['refused', 'hanging', 'slow', 'wrong'])(
  'counts in memory while Redis is %s, waits for it once, and says so',
  async (how) => {
    const server = await startRedis();
    const gate = await startPartyGate(server.url, 2_000);
    const redis = connectRedis(gate.url, { warn: jest.fn() });
    await waitFor(async () => redis.status === 'ready', 'Redis');
    const counter = requestCounter(redis);
    const { count } = counter;
    expect((await count('a', 60_000)).current).toBe(1);
    await gate.set(how);
    const begun = performance.now();
    for (let n = 1; n <= 140; n += 1) expect((await count('b', 60_000)).current).toBe(n);
    expect(performance.now() - begun).toBeLessThan(2_000);
    expect(counter.isAlone).toBe(true);
    redis.disconnect();
    await gate.close();
    await server.stop();
  },
);
