import { calls, type CallSpec } from '@portal/contract';
import { agreementsFor, Client, newIdNumber, registerCustomer, type TestCustomer } from '@portal/testkit';
import { giveCode, payee, smsCode, type Payee } from '../testing/payouts';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { identity, message } = calls;
const all: CallSpec[] = Object.values(calls).flatMap((table) => Object.values(table));

const lines: string[] = [];
let test_: TestGateway;
let customer: Payee;
let other: TestCustomer;
/** Values of one customer that no log, no refusal and no other customer may hold, by what they are. */
let canaries: Record<string, string>;

const name = '欧阳金丝雀';

beforeAll(async () => {
  const logTo = { write: (line: string) => void lines.push(line) };
  test_ = await startTestGateway({ REVIEW: 'manual', LOG_LEVEL: 'debug' }, undefined, undefined, logTo);
  customer = await payee(test_, '900.00');
  other = await registerCustomer(test_.url);
  const idDocumentNumber = newIdNumber();
  const { number_enc: _enc, ...card } = await test_.gateway.db.row<{ number_enc: unknown; mask: string }>(
    'test.card',
    `select null as number_enc, number_mask as mask from identity.bank_card where customer_id = $1`,
    [BigInt(customer.customerNumber)],
  );
  expect(card.mask).toContain('*');
  canaries = {
    phone: customer.phone,
    name,
    'ID number': idDocumentNumber,
    'bank number': '6222021234567890128',
    token: customer.client.token ?? '',
    cookie: customer.client.cookies.get('sid') ?? '',
    password: 'Canary1Passw0rd',
    'MT5 password': 'Canary#2026',
    code: smsCode,
    'staff token': test_.staffToken,
  };
});
afterAll(() => test_.stop());

const harmless = 'X1';

/** A field's canary, by its name; other fields hold no secret. */
function canaryOf(field: string): string {
  if (/phone|username|search|target/i.test(field)) return canaries['phone'] ?? '';
  if (/chineseName|holder|name|label|nickname/i.test(field)) return canaries['name'] ?? '';
  if (/idDocument/i.test(field)) return canaries['ID number'] ?? '';
  if (/accountNumber|bankNumber|address/i.test(field)) return canaries['bank number'] ?? '';
  if (/token|random|ticket/i.test(field)) return canaries['token'] ?? '';
  if (/password|pwd/i.test(field)) return canaries['password'] ?? '';
  if (/code|validate/i.test(field)) return canaries['code'] ?? '';
  return harmless;
}

const found = (text: string): string[] =>
  Object.entries(canaries)
    .filter(([, value]) => value !== '' && text.includes(value))
    .map(([what]) => what);

/** The client whom a call is for, and one who has nothing to do with the values. */
const clientOf = ({ access }: CallSpec, whose: Client): Client =>
  access === 'staff' ? new StaffClient(test_.staffUrl, test_.staffToken) : whose;

async function drive(call: CallSpec, client: Client, valueOf = canaryOf): Promise<string> {
  // A stream does not end by itself, and logout and signOut would end the sessions of this test.
  if (call.produces === 'text/event-stream' || /\.(logout|signOut)$/.test(call.id)) return '';
  const sample = (schema: CallSpec['body']) =>
    Object.fromEntries(Object.keys(schema?.properties ?? {}).map((field) => [field, valueOf(field)]));
  const path = call.path.replace(/:(\w+)/g, (_whole, field: string) => encodeURIComponent(valueOf(field)));
  const query = new URLSearchParams({ ...sample(call.query), trace: valueOf('phone') });
  const response = await client.fetch(`${path}?${query}`, {
    method: call.method,
    headers: { 'content-type': 'application/json', 'idempotency-key': `leak-${Math.random()}` },
    ...(call.method === 'POST' && { body: JSON.stringify(sample(call.body)) }),
  });
  return `${response.status} ${[...response.headers].join('\n')}\n${await response.text()}`;
}

const driven = all.filter(({ access }) => access !== 'sandbox');

test.each(driven.map((call) => [call.id, call] as const))(
  '%s: a refusal contains no sent value, and another customer receives no data',
  async (_id, call) => {
    const own = await drive(call, clientOf(call, customer.client));
    // The customer's own answers have the customer's own data, and staff see what they search.
    if (/"code":"(?!OK)/.test(own)) expect([call.id, found(own)]).toEqual([call.id, []]);
    if (call.access !== 'staff') {
      const theirs = await drive(call, other.client, () => harmless);
      expect([call.id, found(theirs)]).toEqual([call.id, []]);
    }
    const nobody = await drive(call, new Client(call.access === 'staff' ? test_.staffUrl : test_.url));
    expect([call.id, found(nobody)]).toEqual([call.id, []]);
  },
);

test('valid requests write no personal data to the log', async () => {
  const { client } = customer;
  await giveCode(test_, customer, 'mt5Password');
  const { mt5Id: id, phone } = customer;
  await client.call(calls.account.resetMT5Pwd, { id, password: 'Canary#2026', verifyCode: smsCode });
  await client.call(calls.customer.login, { username: phone, password: 'Canary1Passw0rd', platform: 1 });
  await client.call(identity.addBank, {
    bankCode: 'ICBC',
    accountNumber: '6222021234567890128',
    province: '北京市',
    city: '北京市',
    branch: '支行',
    imageFileId: 'none',
    agreements: await agreementsFor(client, 'bank'),
  });
  const staff = new StaffClient(test_.staffUrl, test_.staffToken);
  for (const what of ['phone', 'ID number', 'bank number']) {
    expect((await staff.call(calls.staff.customers, { search: canaries[what] ?? '' })).code).toBe('OK');
  }
  const log = lines.join('');
  expect(lines.length).toBeGreaterThan(driven.length);
  // Not the values alone: no event has a query string, a header, a cookie or a body.
  expect(found(log)).toEqual([]);
  expect(found(test_.metrics.text())).toEqual([]);
  for (const event of lines.map((line) => JSON.parse(line) as Record<string, unknown>)) {
    expect(Object.keys((event['req'] ?? {}) as object).filter((key) => !/^(method|path|address)$/.test(key))).toEqual(
      [],
    );
    expect(Object.keys((event['res'] ?? {}) as object).filter((key) => key !== 'status')).toEqual([]);
    expect(JSON.stringify(event['req'] ?? '')).not.toContain('?');
  }
});

test('an internal error is logged by its number only, without its values', async () => {
  const { db } = test_.gateway;
  const { rows } = db;
  const before = lines.length;
  db.rows = async <T extends object>(statement: string, ...more: [string, unknown[]?]): Promise<T[]> => {
    if (!statement.startsWith('message.')) return rows(statement, ...more);
    const detail = `Key (mobile_phone)=(${customer.phone}) already exists.`;
    throw Object.assign(new Error('duplicate key value in /secret/place'), { detail, where: customer.phone });
  };
  const answer = await customer.client.request(message.messageList.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  db.rows = rows;
  expect(answer).toEqual({
    code: 'INTERNAL',
    msg: '系统繁忙，请稍后重试',
    data: { requestId: expect.stringMatching(/^[\w-]{16}$/) },
    status: 500,
    fields: {},
    headers: expect.anything(),
  });
  const logged = lines.slice(before).join('');
  expect(logged).toContain('"msg":"defect"');
  expect(logged).toContain('duplicate key value');
  expect(found(logged)).toEqual([]);
});
