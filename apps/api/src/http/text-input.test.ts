import { calls, type CallSpec } from '@portal/contract';
import { Client, registerCustomer } from '@portal/testkit';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const all: CallSpec[] = Object.values(calls).flatMap((table) => Object.values(table));

let test_: TestGateway;
let clients: Record<CallSpec['access'], Client>;
beforeAll(async () => {
  test_ = await startTestGateway();
  const { client } = await registerCustomer(test_.url);
  const staff = new StaffClient(test_.staffUrl, test_.staffToken);
  clients = { customer: client, staff, public: new Client(test_.url), sandbox: new Client(test_.url) };
});
afterAll(() => test_.stop());

/** A value that the schema of a path parameter accepts. */
function sampleOf(schema: { enum?: string[]; pattern?: string } = {}): string {
  if (schema.enum) return schema.enum[0] ?? '';
  return ['1', 'B12345', 'finance'].find((text) => new RegExp(schema.pattern ?? '').test(text)) ?? '1';
}
const pathOf = ({ path, params }: CallSpec) =>
  path.replace(/:(\w+)/g, (_, name: string) => sampleOf(params?.properties[name] as object | undefined));

const send = (call: CallSpec, address: string, body: object) => {
  const { method, access } = call;
  return clients[access].request(pathOf(call) + address, {
    method,
    headers: { 'content-type': 'application/json', 'idempotency-key': `text-${Math.random()}` },
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  });
};

// A null byte and a lone surrogate cannot be stored as text.
const wild = ['a\u0000b', '\u0000', 'a\ud800b', '\udc00'];

const withBody = all.filter(({ method, body }) => method === 'POST' && body);
test.each(withBody.map((call) => [call.id, call] as const))(
  '%s reports the field with invalid text',
  async (_id, call) => {
    for (const name of Object.keys(call.body?.properties ?? {}))
      for (const text of wild)
        expect(await send(call, '', { [name]: text })).toMatchObject({
          status: 400,
          code: 'PARAM',
          fields: { [name]: expect.anything() },
        });
  },
);

const withQuery = all.filter(({ query }) => query);
test.each(withQuery.map((call) => [call.id, call] as const))(
  '%s refuses invalid text in the query',
  async (_id, call) => {
    for (const name of Object.keys(call.query?.properties ?? {}))
      expect(await send(call, `?${name}=a%00b`, {})).toMatchObject({
        status: 400,
        code: 'PARAM',
        fields: { [name]: expect.anything() },
      });
  },
);

const withParams = all.filter(({ params }) => params);
test.each(withParams.map((call) => [call.id, call] as const))(
  '%s refuses invalid text in the path',
  async (_id, call) => {
    const { path, method, access } = call;
    const answer = await clients[access].request(path.replace(/:(\w+)/g, 'a%00b'), {
      method,
      headers: { 'content-type': 'application/json', 'idempotency-key': `text-${Math.random()}` },
      ...(method === 'POST' && { body: '{}' }),
    });
    expect(answer).toMatchObject({ status: 400, code: 'PARAM' });
    expect(Object.keys(answer.fields)).toEqual([...path.matchAll(/:(\w+)/g)].map(([, name]) => name));
  },
);

interface Field {
  type?: string;
  format?: string;
  pattern?: string;
}
const fieldsOf = (schema: { properties?: object } | undefined, fits: (field: Field) => boolean) =>
  Object.entries(schema?.properties ?? {}).flatMap(([name, field]) => (fits(field as Field) ? [name] : []));
const isLine = ({ format }: Field) => format === 'line' || format === 'cell';
const isCell = ({ format }: Field) => format === 'cell';
const isDate = ({ format, pattern }: Field) =>
  format === 'date' || format === 'date-time' || !!pattern?.startsWith('^20\\d{2}-');
const askedBy = (part: 'body' | 'query', fits: (field: Field) => boolean) =>
  all.flatMap((call) => fieldsOf(call[part], fits).map((name) => [call.id, name, call] as const));
const asked = (call: CallSpec, part: 'body' | 'query', name: string, value: string) =>
  part === 'body' ? send(call, '', { [name]: value }) : send(call, `?${new URLSearchParams({ [name]: value })}`, {});

// Kinds: control, line feed, carriage return, bidirectional override, zero width, line and paragraph separator.
const hidden = ['\u0001', '\n', '\r', '\u202e', '\u200b', '\u2028', '\u2029', '\u00ad'];

test.each(askedBy('body', isCell))('%s refuses in %s what a spreadsheet would run', async (_id, name, call) => {
  for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '＝1', ' =1', '\u3000@a'])
    expect(await asked(call, 'body', name, text)).toMatchObject({
      status: 400,
      code: 'PARAM',
      fields: { [name]: '请只填一行文字，开头不能是 = + - @' },
    });
});

test('no query has a text that a spreadsheet gets', () => {
  expect(askedBy('query', isCell)).toEqual([]);
});

describe.each(['body', 'query'] as const)('in the %s', (part) => {
  test.each(askedBy(part, isLine))('%s refuses hidden characters in %s', async (_id, name, call) => {
    for (const character of hidden)
      expect(await asked(call, part, name, `aaaaaa${character}bbbbbb`)).toMatchObject({
        status: 400,
        code: 'PARAM',
        fields: { [name]: expect.stringContaining('只填一行文字') },
      });
  });

  const noDates = [
    '0000-01-01',
    '1999-12-31',
    '2100-01-01',
    '2026-02-30',
    '2026-13-01',
    '+02026-01-01',
    '2026-1-1',
    'x',
  ];
  test.each(askedBy(part, isDate))('%s refuses days that do not exist in %s', async (_id, name, call) => {
    for (const day of noDates)
      for (const value of [day, `${day}T00:00:00Z`, day.slice(0, 7)].filter(
        (text) => !/^20\d\d-(0\d|1[0-2])$/.test(text),
      ))
        expect(await asked(call, part, name, value)).toMatchObject({
          status: 400,
          fields: { [name]: expect.anything() },
        });
  });
});

test('invalid text is found in objects and lists, also in names', async () => {
  const login = (trackParameters: object) => send(calls.customer.login, '', { trackParameters });
  expect((await login({ first: { utm: 'a\u0000' } })).fields).toEqual({
    'trackParameters.first.utm': expect.anything(),
  });
  expect((await login({ first: { 'u\u0000tm': 'a' } })).fields).toEqual({
    'trackParameters.first': expect.anything(),
  });
  expect((await login({ list: ['a', ['\u0000']] })).fields).toEqual({ 'trackParameters.list.1.0': expect.anything() });
});

test('a name is refused that is longer than its limit', async () => {
  const login = (name: string) => send(calls.customer.login, '', { trackParameters: { first: { [name]: '1' } } });
  expect((await login('n'.repeat(64))).fields).not.toHaveProperty(['trackParameters.first']);
  expect((await login('n'.repeat(65))).fields).toHaveProperty(['trackParameters.first'], '内容过长');
});

test('a campaign is refused beyond 2 KB', async () => {
  const first = Object.fromEntries(Array.from({ length: 8 }, (_, n) => [`utm_${n}`, '值'.repeat(80)]));
  const bytes = (last: object) => Buffer.byteLength(JSON.stringify({ first, last }));
  const last = { utm: 'a'.repeat(2_048 - bytes({ utm: '' })) };
  const fieldsOf = async (more: object) =>
    (await send(calls.customer.login, '', { trackParameters: { first, last: more } })).fields;
  expect(bytes(last)).toBe(2_048);
  expect(await fieldsOf(last)).not.toHaveProperty('trackParameters');
  expect(await fieldsOf({ utm: `${last.utm}a` })).toHaveProperty('trackParameters', '内容过长');
});

test.each([
  '/news/%00',
  '/%00',
  '/trading-strategy/%00',
  '/sandbox/inbox?to=%00',
  '/sandbox/pay/%00',
  '/config.json?a=%00',
])('%s causes no internal error', async (path) => {
  for (const accept of ['text/html', 'application/json'])
    expect((await clients.public.request(path, { headers: { accept } })).status).toBeLessThan(500);
});
