import { calls, type CallSpec } from '@portal/contract';
import { Client, registerCustomer, type Person } from '@portal/testkit';
import fc from 'fast-check';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const all: CallSpec[] = Object.values(calls).flatMap((table) => Object.values(table));
const pathOf = ({ path }: CallSpec) => path.replace(/:(\w+)/g, '1');

let test_: TestGateway;
let person: Person;
beforeAll(async () => {
  test_ = await startTestGateway();
  person = await registerCustomer(test_.url);
});
afterAll(() => test_.stop());

const send = (client: Client, call: CallSpec, body: string, headers: Record<string, string> = {}) =>
  client.request<unknown>(pathOf(call), {
    method: call.method,
    ...(call.method === 'POST' ? { body } : {}),
    headers: { 'content-type': 'application/json', 'idempotency-key': `fuzz-${Math.random()}`, ...headers },
  });

describe('who may call', () => {
  test.each(all.filter(({ access }) => access === 'customer').map((call) => [call.id, call] as const))(
    '%s: not without a token, not with a wrong one, not with another browser’s',
    async (_id, call) => {
      // A body that is no JSON object is refused as such; what counts is that nobody unknown gets an answer.
      const anonymous = await send(new Client(test_.url), call, '{}');
      expect(['4', 'PARAM', 'MEDIA']).toContain(anonymous.code);
      const thief = new Client(test_.url);
      thief.token = person.client.token;
      expect(['10005', 'PARAM', 'MEDIA']).toContain((await send(thief, call, '{}')).code);
    },
  );

  test.each(all.filter(({ access }) => access === 'staff').map((call) => [call.id, call] as const))(
    '%s: not without a staff key, nor with a customer’s token',
    async (_id, call) => {
      const wrong = { authorization: 'Bearer nobody' };
      for (const client of [new Client(test_.url), person.client]) {
        expect(['STAFF', 'PARAM']).toContain((await send(client, call, '{}')).code);
        expect(['STAFF', 'PARAM']).toContain((await send(client, call, '{}', wrong)).code);
      }
    },
  );
});

describe('whatever is sent', () => {
  const bodies = fc.oneof(
    fc.json(),
    fc.object({ maxDepth: 2 }).map((value) => JSON.stringify(value)),
    fc.string(),
    fc.constantFrom(
      '',
      'null',
      '[]',
      '{"__proto__":{"a":1}}',
      '{"constructor":{"prototype":{"a":1}}}',
      '{"id":"1\\u0000"}',
      '{"amount":1e400}',
    ),
  );
  test.each(all.filter(({ method }) => method === 'POST').map((call) => [call.id, call] as const))(
    '%s never breaks and answers an envelope',
    async (_id, call) => {
      await fc.assert(
        fc.asyncProperty(bodies, async (body) => {
          const answer = await send(person.client, call, body);
          expect(answer.status).toBeLessThan(500);
          expect(answer.code).not.toBe('');
          expect(answer.code).not.toBe('INTERNAL');
        }),
        { numRuns: 12 },
      );
    },
  );

  // The right shape with one wrong value each: nothing may reach the database that it chokes on.
  test.each(all.filter(({ method, body }) => method === 'POST' && body).map((call) => [call.id, call] as const))(
    '%s takes wild values at every field',
    async (_id, call) => {
      const names = Object.keys(call.body?.properties ?? {});
      for (const wild of [
        '\u0000',
        '𠮷',
        "'; drop table x; --",
        '9'.repeat(30),
        -1,
        1.5,
        true,
        null,
        [],
        {},
        '\ud800',
      ]) {
        const body = JSON.stringify(Object.fromEntries(names.map((name) => [name, wild])));
        const answer = await send(person.client, call, body);
        expect([call.id, wild, answer.status < 500]).toEqual([call.id, wild, true]);
      }
    },
  );
});

test('in production no sandbox route exists', async () => {
  for (const call of all.filter(({ access }) => access === 'sandbox')) {
    expect((await send(person.client, call, '{}')).status).not.toBe(404);
  }
  const production = await startTestGateway({
    MODE: 'production',
    HOST: '127.0.0.1',
    DATABASE_URL: 'postgres://set-by-the-test',
    SECRET_KEY: 'ab'.repeat(32),
    ...Object.fromEntries(
      ['EGPAY_URL', 'EGPAY_MERCHANT', 'EGPAY_SECRET', 'SMS_URL', 'SMS_KEY', 'MT5_LOGIN', 'MT5_PASSWORD'].map((name) => [
        name,
        'x',
      ]),
    ),
    SMTP_URL: 'smtp://127.0.0.1:1',
    MT5_URL: 'https://127.0.0.1:1',
  });
  const client = new Client(production.url);
  for (const call of all.filter(({ access }) => access === 'sandbox')) {
    expect((await send(client, call, '{}')).status).toBe(404);
  }
  for (const path of ['/sandbox/inbox', '/sandbox/pay/D1', '/sandbox/sandbox.js']) {
    expect((await client.request(path)).status).toBe(404);
  }
  await production.stop();
});
