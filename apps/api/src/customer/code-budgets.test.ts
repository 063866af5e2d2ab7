import { randomInt } from 'node:crypto';
import { calls } from '@portal/contract';
import { Client, newPhone, registerCustomer, solveCaptcha } from '@portal/testkit';
import { StaffClient } from '../testing/staff-client';
import { Registry } from 'prom-client';
import { registerBusinessMetrics } from '../start/business-metrics';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { coin, customer, staff } = calls;
const from = { nationCode: '86', signature: 'EET', trackParameters: {} };

let test_: TestGateway;
let second: TestGateway;
beforeAll(async () => {
  const settings = {
    SMS_DAILY_ADDRESS: '30',
    CODES_DAILY_CUSTOMER: '4',
    CODES_SEGMENT_PER_MINUTE: '20',
    CODES_SEGMENT_PER_HOUR: '25',
    CODES_PER_MINUTE: '60',
    CODES_PER_HOUR: '70',
  };
  test_ = await startTestGateway(settings);
  second = await startTestGateway(settings, test_.databaseUrl);
});
afterAll(async () => {
  await second.stop();
  await test_.stop();
});
beforeEach(() => sql('delete from kernel.verify_code'));

const sql = (text: string, values: unknown[] = []) => test_.gateway.db.pool.query(text, values);
const phoneOf = (segment: string) => `${segment}${String(randomInt(1e8)).padStart(8, '0')}`;
/** Phones of many segments, so that only another budget ends. */
const spread = (n: number) => phoneOf(`1${3 + (n % 7)}${Math.floor(n / 7) % 10}`);
const addressOf = (n: number) => `10.1.${Math.floor(n / 250)}.${n % 250}`;

async function ask(address: string, mobilePhone: string, base = test_.url) {
  const client = new Client(base, 1, address);
  return client.call(customer.sendOpenMessage, { ...from, mobilePhone, ...(await solveCaptcha(client)) });
}

/** How many of the requests, all at once, were refused with which code; half of them at each gateway. */
async function atOnce(count: number, one: (n: number) => { address: string; phone: string }) {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, n) => {
      const { address, phone } = one(n);
      return ask(address, phone, n % 2 ? test_.url : second.url);
    }),
  );
  const counts: Record<string, number> = {};
  for (const { code } of answers) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

it.each([
  ['an IPv4 address', () => '10.9.9.9'],
  ['an IPv6 /64', (n: number) => `2001:db8:7:7:${n.toString(16)}::${n.toString(16)}`],
  ['an IPv4 address, written as IPv6 too', (n: number) => (n % 2 ? '10.9.9.8' : '::ffff:10.9.9.8')],
])('sends 30 codes a day to %s, of 60 at once at two gateways', async (_what, address) => {
  expect(await atOnce(60, (n) => ({ address: address(n), phone: spread(n) }))).toEqual({
    OK: 30,
    'customer.codeDaily': 30,
  });
});

it('counts other addresses apart', async () => {
  await atOnce(31, (n) => ({ address: '2001:db8:7:8::1', phone: spread(n) }));
  expect((await ask('2001:db8:7:8::2', newPhone())).code).toBe('customer.codeDaily');
  expect((await ask('2001:db8:7:9::1', newPhone())).code).toBe('OK');
});

it('sends 20 codes a minute to a segment of phones, and 25 an hour', async () => {
  const oneSegment = (n: number) => ({ address: addressOf(n), phone: phoneOf('158') });
  expect(await atOnce(40, oneSegment)).toEqual({ OK: 20, 'customer.codeBusy': 20 });
  expect((await ask(addressOf(50), phoneOf('159'))).code).toBe('OK');
  await sql(`update kernel.verify_code set created_at = created_at - interval '61 seconds'`);
  expect(await atOnce(20, oneSegment)).toEqual({ OK: 5, 'customer.codeBusy': 15 });
  expect((await sql('select from kernel.code_stop')).rows).toEqual([]);
});

it('sends 60 codes a minute in all and 70 an hour, then tells staff and metrics until ten minutes after the last refusal', async () => {
  const client = new StaffClient(test_.staffUrl, test_.staffToken);
  const alert = async () => (await client.ok(staff.alerts, {})).list.find(({ kind }) => kind === 'codesStopped');
  const registry = new Registry();
  const refresh = registerBusinessMetrics(registry, test_.gateway);
  const metric = async () => {
    await refresh();
    return /^portal_condition\{condition="codesStopped"\} (\d+)$/m.exec(await registry.metrics())?.[1];
  };
  const anywhere = (n: number) => ({ address: addressOf(n), phone: spread(n) });
  expect(await atOnce(100, anywhere)).toEqual({ OK: 60, 'customer.codeBusy': 40 });
  const refused = await ask(addressOf(200), newPhone());
  expect(refused).toMatchObject({ code: 'customer.codeBusy', status: 429 });
  expect(refused.headers.get('retry-after')).toBe('60');
  expect(await alert()).toMatchObject({ severity: 'high', count: 41, since: expect.any(String) });
  expect(await metric()).toBe('41');
  await sql(`update kernel.verify_code set created_at = created_at - interval '61 seconds'`);
  expect(await atOnce(20, anywhere)).toEqual({ OK: 10, 'customer.codeBusy': 10 });
  await sql(
    `update kernel.code_stop set last_at = last_at - interval '10 minutes', since = since - interval '10 minutes'`,
  );
  expect([await alert(), await metric()]).toEqual([undefined, '0']);
  await sql(`update kernel.verify_code set created_at = created_at - interval '1 hour'`);
  expect((await ask(addressOf(300), newPhone())).code).toBe('OK');
}, 60_000);

it('sends 4 codes a day for a customer, from whatever address and for whatever act', async () => {
  const { client } = await registerCustomer(test_.url);
  const codes = [];
  for (const type of [1, 2, 3, 4] as const) {
    const other = new Client(test_.url);
    other.token = client.token;
    for (const [name, value] of client.cookies) other.cookies.set(name, value);
    codes.push((await other.call(coin.sendCoinMessage, { ...(await solveCaptcha(other)), type })).code);
  }
  const beyond = await client.call(customer.sendPhoneCode, {
    ...(await solveCaptcha(client)),
    mobilePhone: newPhone(),
  });
  expect([...codes, beyond.code]).toEqual(['OK', 'OK', 'OK', 'OK', 'customer.codeDaily']);
});
