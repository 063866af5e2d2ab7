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

const send = ({ method, path, access }: CallSpec, address: string, body: object) =>
  clients[access].request(path.replace(/:(\w+)/g, '1') + address, {
    method,
    headers: { 'content-type': 'application/json', 'idempotency-key': `text-${Math.random()}` },
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  });

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
