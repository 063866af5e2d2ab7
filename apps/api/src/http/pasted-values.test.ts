import { calls, type CallSpec } from '@portal/contract';
import { maskBankAccount } from '@portal/rules/masks';
import { Client, newBankNumber, registerCustomer } from '@portal/testkit';
import { bankCard, idCard } from '../testing/kyc-forms';
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

/** A right value of each kind, and the same as it is pasted from a contact list, a spreadsheet or a chat. */
const pasted = {
  mobile: ['\u202d13912345678\u202c', 'tel:+86-139-1234-5678', '１３９１２３４５６７８', '139–1234—5678\ufe0f'],
  'id-number': [
    '\u202d11010519491231002x\u202c',
    '110105 19491231 002X\r\n',
    '１１０１０５１９４９１２３１００２Ｘ',
    '110105—19491231—002x',
  ],
  'bank-account': ['\u202d6222021234567890128\u202c', '6222 0212 3456 7890 128', '6222‑0212‑3456‑7890‑128\ufe0e'],
  'coin-address': ['TJRabPrwbZy45sbavfcj\u200binPJC18kjpRTv8', ' TJRabPrwbZy45sbavfcjinPJC18kjpRTv8\n'],
  number: ['\u202d5001234\u202c', '5 001 234'],
} as const;
type Kind = keyof typeof pasted;

const cleaned = all.flatMap((call) =>
  Object.entries(call.body?.properties ?? {}).flatMap(([name, field]) => {
    const kind = (field as { 'x-cleaned'?: Kind })['x-cleaned'];
    return kind ? [[call.id, name, kind, call] as const] : [];
  }),
);

const faultsOf = async ({ path, method, access }: CallSpec, body: object) =>
  (
    await clients[access].request(path.replace(/:\w+/g, '1'), {
      method,
      headers: { 'content-type': 'application/json', 'idempotency-key': `pasted-${Math.random()}` },
      body: JSON.stringify({ ...body, unfinished: true }),
    })
  ).fields;

test('every kind of pasted value has a call, and every phone, card and identity number is cleaned', () => {
  expect(new Set(cleaned.map(([, , kind]) => kind))).toEqual(new Set(Object.keys(pasted)));
  const names = all.flatMap(({ id, body }) =>
    ['mobilePhone', 'idDocumentNumber', 'accountNumber']
      .filter((name) => name in (body?.properties ?? {}))
      .map((name) => `${id} ${name}`),
  );
  expect(cleaned.map(([id, name]) => `${id} ${name}`)).toEqual(expect.arrayContaining(names));
});

test.each(cleaned)('%s takes a pasted %s (%s), and refuses what is left over', async (_id, name, kind, call) => {
  // Another field is wrong, so that the call goes no further.
  const broken = Object.fromEntries(Object.keys(call.body?.properties ?? {}).map((field) => [field, {}]));
  for (const text of pasted[kind]) expect(await faultsOf(call, { ...broken, [name]: text })).not.toHaveProperty([name]);
  for (const text of ['', '\u202d\u202c', `${pasted[kind][0]}元`, '²'])
    expect(await faultsOf(call, { ...broken, [name]: text })).toHaveProperty([name]);
});

test('what was pasted is stored clean', async () => {
  const { client, phone, password } = await registerCustomer(test_.url);
  const number = newBankNumber();
  await client.ok(calls.identity.addIdCard, await idCard(client));
  const card = { ...(await bankCard(client)), accountNumber: `\u202d${number.replace(/(.{4})/g, '$1 ')}\u202c` };
  expect(await client.ok(calls.identity.addBank, card)).toMatchObject({ accountNumber: maskBankAccount(number) });
  const again = await client.call(calls.identity.addBank, { ...card, accountNumber: number });
  expect(again.code).toBe('identity.cardTaken');
  const username = `\u202d+86 ${phone}\u202c`;
  expect((await new Client(test_.url).call(calls.customer.login, { username, password, platform: 1 })).code).toBe('OK');
});
