import { calls } from '@portal/contract';
import { Client, registerCustomer, type TestCustomer } from '@portal/testkit';
import { codeAt } from '../../testing/enrol-staff';
import { addTotp } from '../../testing/factors';
import { forgetAttempts } from '../../testing/forget-attempts';
import { noticesTo, outboxEmpty } from '../../testing/notices';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';

const { customer } = calls;

let test_: TestGateway;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual', COOLING_HOURS: '24' });
});
afterAll(() => test_.stop());
beforeEach(() => forgetAttempts(test_));

const protect = async () => {
  const person = await registerCustomer(test_.url);
  return { ...person, ...(await addTotp(person)) };
};
const visitor = () => new Client(test_.url);
async function signIn(client: Client, { phone, password }: TestCustomer, more = {}) {
  const answer = await client.call(customer.login, { username: phone, password, platform: 1, ...more });
  if (answer.code === 'OK') client.token = answer.data.token;
  return answer;
}

it('a further factor needs one that there is, and brings no new recovery codes', async () => {
  const person = await protect();
  const { client, password, secret } = person;
  const add = (more: object) => client.call(customer.addFactor, { kind: 'totp', password, ...more });
  expect((await add({ verifyCode: '123456' })).code).toBe('FACTOR');
  expect((await add({ factor: { code: '000000' } })).code).toBe('customer.factor');
  const { data } = await add({ factor: { code: codeAt(secret, 0) } });
  const session = visitor();
  await signIn(session, person, { factor: { code: codeAt(secret, 1) } });
  const code = codeAt(data.totp?.secret ?? '', 0);
  expect((await session.call(customer.addFactor, { kind: 'totp', code })).code).toBe('customer.factorSetup');
  const done = await client.ok(customer.addFactor, { kind: 'totp', code });
  expect(done.factors).toHaveLength(2);
  expect(done.recoveryCodes).toBeUndefined();
  expect((await session.call(customer.factors, {})).code).toBe('OK');
});

it('a removal needs an answer; with the last one recovery codes end and payouts wait', async () => {
  const person = await protect();
  const { client, id, secret, recoveryCodes } = person;
  expect((await client.call(customer.removeFactor, { id })).code).toBe('FACTOR');
  expect((await client.call(customer.removeFactor, { id, code: '000000' })).code).toBe('customer.factor');
  expect((await client.call(customer.removeFactor, { id: '1', code: codeAt(secret, 0) })).code).toBe(
    'customer.factorUnknown',
  );
  expect((await client.call(customer.removeFactor, { id: (await protect()).id, code: codeAt(secret, 0) })).code).toBe(
    'customer.factorUnknown',
  );
  expect(await client.ok(customer.removeFactor, { id, code: recoveryCodes[3] ?? '' })).toEqual([]);
  const [row] = await test_.gateway.db.rows(
    'test.secured',
    `select secured_at is not null as secured, exists (select from customer.recovery_code r where r.customer_id = c.id) as codes
       from customer.customer c where id = $1::bigint`,
    [person.customerNumber],
  );
  expect(row).toEqual({ secured: true, codes: false });
  expect((await signIn(visitor(), person)).code).toBe('OK');
  await outboxEmpty(test_);
  const sent = (await noticesTo(test_, `86${person.phone}`)).filter(({ kind }) => kind === 'customer.factor');
  expect(sent.at(-1)?.text).toContain('24 小时内不能出金');
  expect((await client.call(customer.removeFactor, { id, code: '123456' })).code).toBe('customer.factorUnknown');
});

it('recovery codes are counted, and renewed by an answer: those before end, the customer is told', async () => {
  const person = await protect();
  const { client, secret, recoveryCodes } = person;
  const none = await registerCustomer(test_.url);
  expect(await none.client.ok(customer.recoveryCodes, {})).toEqual({ left: 0 });
  expect((await none.client.call(customer.recoveryCodes, { renew: true, code: '123456' })).code).toBe(
    'customer.factorUnknown',
  );
  expect(await client.ok(customer.recoveryCodes, {})).toEqual({ left: 10 });
  const [first = '', second = ''] = recoveryCodes;
  await signIn(visitor(), person, { factor: { code: first } });
  expect(await client.ok(customer.recoveryCodes, {})).toEqual({ left: 9 });
  expect((await client.call(customer.recoveryCodes, { renew: true })).code).toBe('FACTOR');
  expect((await client.call(customer.recoveryCodes, { renew: true, code: '000000' })).code).toBe('customer.factor');
  const renewed = await client.ok(customer.recoveryCodes, { renew: true, code: codeAt(secret, 0) });
  expect(renewed).toMatchObject({ left: 10, recoveryCodes: { length: 10 } });
  expect((await signIn(visitor(), person, { factor: { code: second } })).code).toBe('customer.factor');
  expect((await signIn(visitor(), person, { factor: { code: renewed.recoveryCodes?.[0] ?? '' } })).code).toBe('OK');
  await outboxEmpty(test_);
  const sent = (await noticesTo(test_, `86${person.phone}`)).filter(({ kind }) => kind === 'customer.factor');
  expect(sent.map(({ text }) => text)).toContainEqual(expect.stringContaining('原有恢复码全部失效'));
});
