import { calls, type CallSpec } from '@portal/contract';
import { waitFor } from '@portal/testkit';
import { startRedis } from '../testing/start-redis';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const RATE = 5;
let redis: Awaited<ReturnType<typeof startRedis>>;
let gateways: TestGateway[];
beforeAll(async () => {
  redis = await startRedis();
  const settings = { RATE_PER_MINUTE: String(RATE), REDIS_URL: redis.url };
  gateways = [await startTestGateway(settings), await startTestGateway(settings)];
  await waitFor(async () => gateways.every(({ gateway }) => gateway.redis?.status === 'ready'), 'Redis');
});
afterAll(async () => {
  for (const gateway of gateways) await gateway.stop();
});

const ask = (gateway: number, from: string) =>
  fetch(`${gateways[gateway]!.url}/news/actions/2`, { headers: { 'x-forwarded-for': from } });
const askStaff = (from: string) =>
  fetch(`${gateways[0]!.staffUrl}${calls.staff.queues.path}`, {
    headers: { 'x-forwarded-for': from, authorization: `Bearer ${gateways[0]!.staffToken}` },
  });

it('counts the requests of an IP address at all gateways together', async () => {
  for (let sent = 0; sent < RATE; sent += 1) expect((await ask(sent % 2, '10.0.0.1')).status).toBe(200);
  const refused = await ask(1, '10.0.0.1');
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect((await ask(0, '10.0.0.1')).status).toBe(429);
  expect((await ask(0, '10.0.0.2')).status).toBe(200);
});

it('counts each call of the contract, and lets no browser keep its answer', async () => {
  const uncounted = [];
  const all: CallSpec[] = Object.values(calls).flatMap((table) => Object.values(table));
  for (const { id, access, method, path } of all) {
    const { url, staffUrl } = gateways[0]!;
    const of = access === 'staff' ? staffUrl : url;
    const { headers } = await fetch(of + path.replace(/:\w+/g, '1'), {
      method,
      headers: { 'x-forwarded-for': '10.0.0.9' },
    });
    if (!headers.has('x-ratelimit-limit') || headers.get('cache-control') !== 'no-store') uncounted.push(id);
  }
  expect(uncounted).toEqual([]);
});

it('counts the requests of staff separately from those of customers', async () => {
  for (let sent = 0; sent < RATE; sent += 1) expect((await askStaff('10.0.0.1')).status).toBe(200);
  expect((await askStaff('10.0.0.1')).status).toBe(429);
});

it('counts the addresses of an IPv6 /64 together, and an IPv4 address also where it is written as IPv6', async () => {
  for (let sent = 0; sent < RATE; sent += 1) expect((await ask(0, `2001:db8:1:2::${sent + 1}`)).status).toBe(200);
  expect((await ask(0, '2001:db8:1:2:ffff::9')).status).toBe(429);
  expect((await ask(0, '2001:db8:1:3::1')).status).toBe(200);
  expect((await ask(0, '::ffff:10.0.0.1')).status).toBe(429);
});

it('counts in each gateway while Redis is away', async () => {
  await redis.stop();
  await waitFor(async () => gateways.every(({ gateway }) => gateway.redis?.status !== 'ready'), 'the lost connection');
  for (let sent = 0; sent < RATE; sent += 1) expect((await ask(0, '10.0.0.3')).status).toBe(200);
  expect((await ask(0, '10.0.0.3')).status).toBe(429);
});
