import { calls, type CallSpec } from '@portal/contract';
import { Client, registerCustomer, type TestCustomer } from '@portal/testkit';
import fc from 'fast-check';
import type { TSchema } from 'typebox';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const all: CallSpec[] = Object.values(calls).flatMap((table) => Object.values(table));
const pathOf = ({ path }: CallSpec) => path.replace(/:(\w+)/g, '1');

let test_: TestGateway;
let person: TestCustomer;
beforeAll(async () => {
  test_ = await startTestGateway();
  person = await registerCustomer(test_.url);
});
afterAll(() => test_.stop());

/** Who may call: a customer on the public server, or staff with every permission on the server of the back office. */
const callerFor = ({ access }: CallSpec): Client =>
  access === 'staff' ? new StaffClient(test_.staffUrl, test_.staffToken) : person.client;

const send = (client: Client, call: CallSpec, body: string, headers: Record<string, string> = {}) =>
  client.request<unknown>(pathOf(call), {
    method: call.method,
    ...(call.method === 'POST' ? { body } : {}),
    headers: { 'content-type': 'application/json', 'idempotency-key': `fuzz-${Math.random()}`, ...headers },
  });

/** No call accepts these bodies. A caller without access must be refused before the body is read. */
const bodies = ['', '{', '[]', '{}', '{"id":"1\\u0000"}'];

describe('access to the calls', () => {
  test.each(all.filter(({ access }) => access === 'customer').map((call) => [call.id, call] as const))(
    '%s: refuses no token, a wrong token and the token of another browser, whatever the body',
    async (_id, call) => {
      const wrong = new Client(test_.url);
      wrong.token = 'nobody';
      const thief = new Client(test_.url);
      thief.token = person.client.token;
      for (const body of bodies) {
        expect((await send(new Client(test_.url), call, body)).code).toBe('4');
        expect((await send(wrong, call, body)).code).toBe('10005');
        expect((await send(thief, call, body)).code).toBe('10005');
      }
      const bare = { method: call.method, ...(call.method === 'POST' && { body: 'x' }) };
      expect((await new Client(test_.url).request(pathOf(call), bare)).code).toBe('4');
    },
  );

  test.each(
    all.filter(({ access, permission }) => access === 'staff' && permission).map((call) => [call.id, call] as const),
  )('%s: refuses a missing staff session and the token of a customer, whatever the body', async (_id, call) => {
    const wrong = { authorization: 'Bearer nobody' };
    const customer = new Client(test_.staffUrl);
    customer.token = person.client.token;
    for (const client of [new Client(test_.staffUrl), customer]) {
      for (const body of bodies) {
        expect(await send(client, call, body)).toMatchObject({ status: 401, code: 'STAFF' });
        expect(await send(client, call, body, wrong)).toMatchObject({ status: 401, code: 'STAFF' });
      }
    }
  });
});

describe('arbitrary input', () => {
  const wildBodies = fc.oneof(
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
    '%s never fails and returns an envelope',
    async (_id, call) => {
      await fc.assert(
        fc.asyncProperty(wildBodies, async (body) => {
          const answer = await send(callerFor(call), call, body);
          expect(answer.status).toBeLessThan(500);
          expect(answer.code).not.toBe('');
          expect(answer.code).not.toBe('INTERNAL');
        }),
        { numRuns: 12 },
      );
    },
  );

  // Valid bodies with one invalid value each: no such value may cause a database error.
  test.each(all.filter(({ method, body }) => method === 'POST' && body).map((call) => [call.id, call] as const))(
    '%s handles unusual values in every field',
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
        const answer = await send(callerFor(call), call, body);
        expect([call.id, wild, answer.status < 500]).toEqual([call.id, wild, true]);
      }
    },
  );
});

/** A value that a schema accepts; strings without a format or pattern are `text`. */
function sampleOf(schema: TSchema, text: string): unknown {
  const { type, properties, anyOf, enum: values, format, pattern, default: given, minimum } = schema as Sampled;
  if (given !== undefined) return given;
  if (values) return values[0];
  if (anyOf?.[0]) return sampleOf(anyOf[0], text);
  if (properties)
    return Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, sampleOf(one, text)]));
  if (type === 'integer' || type === 'number') return minimum ?? 1;
  if (type === 'boolean') return true;
  if (type === 'array') return [];
  const known: Record<string, string> = {
    amount: '60.00',
    date: '2026-01-01',
    phone: '13800000000',
    email: 'a@qq.com',
    password: 'Passw0rd1',
    mt5Password: 'Trade#2026',
    smsCode: '123456',
  };
  if (format) return known[format] ?? text;
  return pattern && !new RegExp(pattern).test(text) ? 'D12345' : text;
}
interface Sampled {
  type?: string;
  properties?: Record<string, TSchema>;
  anyOf?: TSchema[];
  enum?: unknown[];
  format?: string;
  pattern?: string;
  default?: unknown;
  minimum?: number;
}

describe('an invalid id', () => {
  const staff = () => new StaffClient(test_.staffUrl, test_.staffToken);
  test.each(all.filter(({ access }) => access !== 'sandbox').map((call) => [call.id, call] as const))(
    '%s treats it as an unknown id',
    async (_id, call) => {
      const client = call.access === 'staff' ? staff() : person.client;
      for (const text of ['abc', '0', '-1', '1_0', '9'.repeat(19), '9'.repeat(40)]) {
        const body = JSON.stringify(call.body ? sampleOf(call.body, text) : {});
        const query = new URLSearchParams(call.query ? (sampleOf(call.query, text) as Record<string, string>) : {});
        const path = call.path.replace(/:(\w+)/g, text);
        // A stream does not end by itself, and logout would end the session of this test.
        if (call.produces === 'text/event-stream' || call.id === 'customer.logout') continue;
        const answer = await client.request(`${path}?${query}`, {
          method: call.method,
          ...(call.method === 'POST' && { body }),
          headers: { 'content-type': 'application/json', 'idempotency-key': `ids-${Math.random()}` },
        });
        expect([call.id, text, answer.status, answer.status < 500]).toEqual([call.id, text, answer.status, true]);
      }
    },
  );
});

test('no sandbox route exists in production', async () => {
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
