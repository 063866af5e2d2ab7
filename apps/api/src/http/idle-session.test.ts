import { asksIdleSessions, calls, type CallSpec } from '@portal/contract';
import { Client, mt5Password, registerCustomer, type TestCustomer } from '@portal/testkit';
import { randomUUID } from 'node:crypto';
import { codeAt } from '../testing/enrol-staff';
import { addTotp } from '../testing/factors';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { account, coin, customer, deposit, identity, transfer } = calls;
const all = Object.values(calls).flatMap((table): CallSpec[] => Object.values(table));
const asking = all.filter(asksIdleSessions);
const reading = all.filter((call) => call.access === 'customer' && !asksIdleSessions(call));

let test_: TestGateway;
let person: TestCustomer;
beforeAll(async () => {
  test_ = await startTestGateway();
});
afterAll(() => test_.stop());
beforeEach(async () => {
  person = await registerCustomer(test_.url);
});

/** As if nobody had used the sessions of the customer for some minutes. */
const idle = (minutes = 31, { customerNumber } = person, gateway = test_) =>
  gateway.gateway.db.rows(
    'test.idle',
    'update customer.session set active_at = now() - make_interval(mins => $2) where customer_id = $1::bigint',
    [customerNumber, minutes],
  );
const idleMinutes = async ({ customerNumber } = person) => {
  const rows = await test_.gateway.db.rows<{ minutes: number }>(
    'test.idleMinutes',
    `select round(extract(epoch from now() - active_at) / 60)::int as minutes from customer.session
     where customer_id = $1::bigint and ended_at is null order by id`,
    [customerNumber],
  );
  return rows.map(({ minutes }) => minutes);
};

const send = (client: Client, call: CallSpec, body: object = {}, headers: Record<string, string> = {}) =>
  client.request<unknown>(call.path.replace(/:(\w+)/g, 'D1'), {
    method: call.method,
    ...(call.method === 'POST' && { body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
  });
const act = (client = person.client) => send(client, transfer.addTransfer);
/** What the door lets pass; the body is refused behind it. */
const passed = 'PARAM';
const again = (body: object, client = person.client) => send(client, customer.reauth, body);

/** An app of the customer, whose token needs no sid. */
async function app(who = person) {
  const client = new Client(test_.url);
  const login = { username: who.phone, password: who.password, platform: 3 as const, deviceKey: randomUUID() };
  client.token = (await client.ok(customer.login, login)).token;
  return client;
}

it('knows the money acts of customers by the contract', () => {
  const ids = asking.map(({ id }) => id);
  for (const { id } of [
    deposit.submitData,
    calls.withdraw.withdrawSubmit,
    coin.submitWithdrawCoinV2,
    coin.addOutCoinAddress,
    identity.addBank,
    transfer.mt5AddTransfer,
    account.createMT5Account,
    account.createMT5AccountWithToken,
  ])
    expect(ids).toContain(id);
  expect(all.filter(({ access, money }) => money && access !== 'staff').length).toBe(asking.length - 2);
});

describe.each(asking.map((call) => [call.id, call] as const))('%s', (id, call) => {
  it('asks an idle session of a browser and of an app for the password, and nothing before', async () => {
    const phone = await app();
    const opened = { level: 'MIN', password: mt5Password, token: phone.token };
    const isByBody = id === account.createMT5AccountWithToken.id;
    const askers = isByBody ? [phone] : [person.client, phone];
    for (const client of askers) {
      await idle();
      const body = isByBody ? opened : {};
      const refused = await send(client, call, body);
      expect([id, refused.status, refused.code, refused.data]).toEqual([id, 200, 'REAUTH', null]);
      expect((await send(client, call, body)).code).toBe('REAUTH');
      expect((await again({ password: person.password }, client)).code).toBe('OK');
      expect((await send(client, call, body)).code).not.toBe('REAUTH');
    }
  });
});

it.each(reading.filter(({ produces }) => produces !== 'text/event-stream').map((call) => [call.id, call] as const))(
  '%s is answered to an idle session and is no use of it',
  async (id, call) => {
    await idle();
    const answer = await send(person.client, call);
    if (call.id !== customer.reauth.id) expect([id, answer.code]).not.toEqual([id, 'REAUTH']);
    const sessions = await idleMinutes();
    expect([id, sessions]).toEqual([id, sessions.map(() => 31)]);
  },
);

it('is idle after the minutes of the setting, and not before', async () => {
  await idle(29);
  expect((await act()).code).toBe(passed);
  // The act was a use.
  expect(await idleMinutes()).toEqual([0]);
  await idle(31);
  expect((await act()).code).toBe('REAUTH');
  expect(await idleMinutes()).toEqual([31]);
});

it('is kept in use by requests of a page that the customer uses, until it is idle', async () => {
  const present = { present: '1' };
  const read = (headers = {}) => send(person.client, account.queryAccountInfo, {}, headers);
  await idle(20);
  await read({ present: '0' });
  await read();
  expect(await idleMinutes()).toEqual([20]);
  await read(present);
  expect(await idleMinutes()).toEqual([0]);
  await idle(31);
  // Whoever comes to an open page by now may be somebody else.
  await read(present);
  await send(person.client, transfer.addTransfer, {}, present);
  expect(await idleMinutes()).toEqual([31]);
  expect((await act()).code).toBe('REAUTH');
});

it('is kept in use by a form that says so without a proof, until it is idle', async () => {
  await idle(20);
  expect(await again({})).toMatchObject({ code: 'OK', data: null });
  expect(await idleMinutes()).toEqual([0]);
  await idle(31);
  expect((await again({})).code).toBe('REAUTH');
  expect(await idleMinutes()).toEqual([31]);
});

it('counts wrong passwords with those of every other call that asks for it, and waits', async () => {
  await idle();
  for (let n = 0; n < 3; n++) {
    const wrong = await again({ password: 'Guess123' });
    expect([wrong.code, Object.keys(wrong.fields)]).toEqual(['customer.password', ['password']]);
  }
  const change = { oldPassword: 'Guess123', newPassword: 'Passw0rd9' };
  for (let n = 0; n < 2; n++) expect((await send(person.client, customer.updatePassWord, change)).code).not.toBe('OK');
  const waiting = await again({ password: person.password });
  expect([waiting.code, waiting.status]).toEqual(['customer.loginWait', 429]);
  expect((await act()).code).toBe('REAUTH');
});

it('checks no more than the free guesses of many at once', async () => {
  await idle();
  const answers = await Promise.all(Array.from({ length: 12 }, () => again({ password: 'Guess123' })));
  const codes = answers.map(({ code }) => code);
  expect(codes.filter((code) => code === 'customer.password').length).toBeLessThanOrEqual(5);
  expect(new Set(codes)).toEqual(new Set(['customer.password', 'customer.loginWait']));
  expect((await act()).code).toBe('REAUTH');
});

it('is proved for one session only', async () => {
  const phone = await app();
  await idle();
  await again({ password: person.password });
  expect((await act()).code).toBe(passed);
  expect((await act(phone)).code).toBe('REAUTH');
});

it('is proved by a second factor as well, which is used up; the refusal names what serves', async () => {
  const { secret, recoveryCodes } = await addTotp(person);
  await idle();
  expect(await act()).toMatchObject({ code: 'REAUTH', data: { options: { kinds: ['totp'] } } });
  expect((await again({ factor: { code: '000000' } })).code).toBe('customer.factor');
  expect((await act()).code).toBe('REAUTH');
  const [code] = recoveryCodes;
  expect((await again({ factor: { code } })).code).toBe('OK');
  expect((await act()).code).toBe(passed);
  await idle();
  expect((await again({ factor: { code } })).code).toBe('customer.factor');
  expect((await again({ factor: { code: codeAt(secret, 1) } })).code).toBe('OK');
  expect((await act()).code).toBe(passed);
  await idle();
  // The password suffices for who has a factor, too.
  expect((await again({ password: person.password })).code).toBe('OK');
});

it('is not proved by a factor that the customer does not have', async () => {
  await idle();
  const answer = await again({ factor: { code: '123456' } });
  expect([answer.code, Object.keys(answer.fields)]).toEqual(['PARAM', ['password']]);
  expect((await again({ factor: {} })).code).toBe('PARAM');
  expect((await act()).code).toBe('REAUTH');
});

it('is as idle in a browser that an auto-login token opened as where the token was made', async () => {
  await idle();
  const { token } = await person.client.ok(customer.createAutoLoginToken, {});
  const browser = new Client(test_.url);
  browser.token = token;
  await browser.ok(account.queryAccountInfo, {});
  expect((await act(browser)).code).toBe('REAUTH');
  expect((await act()).code).toBe('REAUTH');
  await again({ password: person.password }, browser);
  expect((await act(browser)).code).toBe(passed);
  expect((await act()).code).toBe('REAUTH');
});

it('is proved by a changed password, and begins anew with a login', async () => {
  await idle();
  const { token } = await person.client.ok(customer.updatePassWord, {
    oldPassword: person.password,
    newPassword: 'Passw0rd9',
  });
  person.client.token = token;
  expect((await act()).code).toBe(passed);
  await idle();
  expect((await act(await app({ ...person, password: 'Passw0rd9' }))).code).toBe(passed);
});

it('answers the first result to a repeat under the same key after the proof, and runs acts at once', async () => {
  const acts = () => Promise.all([1, 2, 3, 4].map(() => act()));
  await idle();
  expect((await acts()).map(({ code }) => code)).toEqual(Array(4).fill('REAUTH'));
  await again({ password: person.password });
  expect((await acts()).map(({ code }) => code)).toEqual(Array(4).fill(passed));
});

it('is never idle where the setting is 0', async () => {
  const open = await startTestGateway({ REAUTH_AFTER_MINUTES: '0' });
  const who = await registerCustomer(open.url);
  await idle(100_000, who, open);
  expect((await act(who.client)).code).toBe(passed);
  expect((await again({}, who.client)).code).toBe('OK');
  await open.stop();
});
