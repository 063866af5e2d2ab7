import { calls } from '@portal/contract';
import { Client, newPhone, registerCustomer, solveCaptcha, type TestCustomer } from '@portal/testkit';
import { randomBytes } from 'node:crypto';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { customer, account } = calls;

let test_: TestGateway;
let second: TestGateway;
beforeAll(async () => {
  test_ = await startTestGateway();
  second = await startTestGateway({}, test_.databaseUrl);
});
afterAll(async () => {
  await second.stop();
  await test_.stop();
});

const password = 'Passw0rd1';
const wrong = 'Guess1234';
const urlOf = (n: number) => (n % 2 ? second : test_).url;
/** A guesser at one of the two gateways, with an address of its own unless one is given. */
const guesser = (n: number, address?: string) => new Client(urlOf(n), 1, address);
const guessAt = async (client: Client, username: string, solve = true) =>
  client.call(customer.login, {
    username,
    password: wrong,
    platform: 1,
    ...(solve ? await solveCaptcha(client) : {}),
  });
const checked = (answers: { code: string }[]) => answers.filter(({ code }) => code === 'customer.credentials').length;
const at = <T>(count: number, one: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => one(n)));
const signIn = (client: Client, username: string, more = {}) =>
  client.call(customer.login, { username, password, platform: client.platform, ...more });
/** The owner's browser, which registered, and an app that has signed in before. */
async function owner(): Promise<TestCustomer & { app: Client; deviceKey: string }> {
  const known = await registerCustomer(test_.url);
  const app = new Client(test_.url, 3);
  const deviceKey = randomBytes(24).toString('base64url');
  expect((await signIn(app, known.phone, { deviceKey })).code).toBe('OK');
  return { ...known, app, deviceKey };
}
/** The owner signs in by the known browser, after a logout, and by the known app. */
async function expectOwnerIn({ client, app, deviceKey, phone, customerNumber }: Awaited<ReturnType<typeof owner>>) {
  await client.call(customer.logout, {});
  const browser = new Client(second.url, 1);
  for (const [name, value] of client.cookies) if (name === 'device') browser.cookies.set(name, value);
  expect((await signIn(browser, phone)).code).toBe('OK');
  expect((await signIn(browser, customerNumber)).code).toBe('OK');
  expect((await signIn(new Client(second.url, 3), phone, { deviceKey })).code).toBe('OK');
  expect((await signIn(app, customerNumber, { deviceKey })).code).toBe('OK');
}

describe('guesses at the password of one customer', () => {
  test('made at once, by phone and customer number, from many addresses and at two gateways: five are checked', async () => {
    const known = await owner();
    const answers = await at(60, (n) => guessAt(guesser(n), n % 3 ? known.phone : known.customerNumber));
    expect(checked(answers)).toBe(5);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['customer.credentials', 'customer.loginWait']));
    const refused = answers.find(({ code }) => code === 'customer.loginWait');
    expect(refused?.status).toBe(429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    await expectOwnerIn(known);
    expect(checked(await at(8, (n) => guessAt(guesser(n), known.phone)))).toBe(0);
  });

  test('without a captcha three are checked, and an unknown phone behaves alike', async () => {
    const known = await owner();
    for (const name of [known.phone, newPhone()]) {
      const answers = await at(20, (n) => guessAt(guesser(n), name, false));
      expect(checked(answers)).toBe(3);
      expect(answers.filter(({ code }) => code === 'CAPTCHA')).toHaveLength(17);
    }
  });

  test('from one address, with own logins between: five are checked', async () => {
    const attacker = await registerCustomer(test_.url);
    const address = attacker.client.address;
    let count = 0;
    for (let n = 0; n < 12; n += 1) {
      const client = guesser(n, address);
      count += checked([await guessAt(client, newPhone())]);
      await signIn(guesser(n, address), attacker.phone, await solveCaptcha(client));
      await signIn(attacker.client, attacker.phone);
    }
    expect(count).toBe(5);
  });

  test.each([
    ['an IPv6 /64', (n: number) => `2001:db8:7:8:${(n * 977).toString(16)}::${n.toString(16)}`, 5],
    ['an IPv4 address, also written as IPv6', (n: number) => (n % 2 ? '203.0.113.9' : '::ffff:203.0.113.9'), 5],
    ['different /64', (n: number) => `2001:db8:9:${n}::1`, 16],
  ])('of %s count together or apart', async (_what, addressOf, expected) => {
    const answers = await at(16, (n) => guessAt(guesser(n, addressOf(n)), newPhone()));
    expect(checked(answers)).toBe(expected);
  });

  test('a right one gives back its own attempt, and clears the customer and no address', async () => {
    const known = await owner();
    const address = '198.51.100.77';
    for (let n = 0; n < 4; n += 1)
      expect((await guessAt(guesser(n, address), known.phone)).code).toBe('customer.credentials');
    // From a browser that is not known: four failures are not five.
    const client = guesser(0, address);
    expect((await signIn(client, known.phone, await solveCaptcha(client))).code).toBe('OK');
    // The customer's counter is at 0, the address is at four: a fifth failure is free, the next one waits.
    expect((await guessAt(guesser(1), known.phone, false)).code).toBe('customer.credentials');
    expect((await guessAt(guesser(1, address), newPhone(), false)).code).toBe('CAPTCHA');
    expect((await guessAt(guesser(1, address), newPhone())).code).toBe('customer.credentials');
    expect((await guessAt(guesser(0, address), newPhone())).code).toBe('customer.loginWait');
  });

  test('wait longer after each failure, up to five minutes', async () => {
    const phone = newPhone();
    const waits: number[] = [];
    // Of a wait some seconds have passed on a busy machine.
    const tens = (seconds: string | null) => Math.ceil(Number(seconds) / 10) * 10;
    for (let failures = 1; failures <= 11; failures += 1) {
      await test_.gateway.db.rows('test.later', `update kernel.attempt set last_at = last_at - interval '1 hour'`);
      expect((await guessAt(guesser(failures), phone)).code).toBe('customer.credentials');
      if (failures >= 5) waits.push(tens((await guessAt(guesser(failures), phone, false)).headers.get('retry-after')));
    }
    expect(waits).toEqual([30, 60, 120, 300, 300, 300, 300]);
  });

  test('by a known device count for that device alone', async () => {
    const known = await owner();
    const answers = await at(20, async () =>
      known.app.call(customer.login, {
        username: known.phone,
        password: wrong,
        platform: 3,
        deviceKey: known.deviceKey,
        ...(await solveCaptcha(known.app)),
      }),
    );
    expect(checked(answers)).toBe(5);
    expect((await signIn(known.client, known.phone)).code).toBe('OK');
    const visitor = guesser(0);
    expect((await signIn(visitor, known.phone)).code).toBe('OK');
    // The key of one customer's device is unknown for another.
    const other = await owner();
    expect(
      checked(
        await at(8, async (n) => {
          const client = guesser(n);
          return client.call(customer.login, {
            username: other.phone,
            password: wrong,
            platform: 3,
            deviceKey: known.deviceKey,
            ...(await solveCaptcha(client)),
          });
        }),
      ),
    ).toBe(5);
  });
});

test('many failures of the installation ask everybody for a captcha, also a known browser, and make nobody wait', async () => {
  const strict = await startTestGateway({ LOGIN_FAILURES_CAPTCHA: '6' });
  const { client, phone } = await registerCustomer(strict.url);
  const fail = () => guessAt(new Client(strict.url), newPhone(), false);
  for (let n = 0; n < 5; n += 1) await fail();
  expect((await signIn(client, phone)).code).toBe('OK');
  await fail();
  expect((await signIn(client, phone)).code).toBe('CAPTCHA');
  expect((await signIn(client, phone, await solveCaptcha(client))).code).toBe('OK');
  await strict.gateway.db.rows(
    'test.over',
    `update kernel.attempt set expires_at = now() - interval '1 second' where key = 'failures'`,
  );
  expect((await signIn(client, phone)).code).toBe('OK');
  await strict.stop();
});

describe('the device cookie', () => {
  test('is HttpOnly, random, for a year, survives logout and signs nobody in', async () => {
    const { client, phone } = await registerCustomer(test_.url);
    const key = client.cookies.get('device');
    expect(key).toMatch(/^[\w-]{43}$/);
    const answer = await client.fetch(customer.login.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', host: 'user.eet.localhost' },
      body: JSON.stringify({ username: phone, password, platform: 1 }),
    });
    const line = answer.headers.getSetCookie().find((one) => one.startsWith('device='));
    expect(line).toContain(`device=${key}`);
    expect(line).toMatch(/; Max-Age=31536000; .*HttpOnly/);
    await client.call(customer.logout, {});
    expect(client.cookies.get('device')).toBe(key);
    const thief = new Client(test_.url);
    thief.cookies.set('device', key ?? '');
    thief.token = key;
    expect((await thief.call(account.queryAccountInfo, {})).code).toBe('10005');
  });

  test('is set by no failure, and the database holds only its hash', async () => {
    const client = new Client(test_.url);
    await guessAt(client, newPhone(), false);
    expect(client.cookies.has('device')).toBe(false);
    const { client: known } = await registerCustomer(test_.url);
    const [{ dump }] = (await test_.gateway.db.rows(
      'test.devices',
      `select string_agg(d::text, ' ') as dump from kernel.device d`,
    )) as [{ dump: string }];
    expect(dump).not.toContain(known.cookies.get('device'));
  });

  test('is kept for the twenty devices of a customer that were used last', async () => {
    const { phone, client, customerNumber } = await registerCustomer(test_.url);
    for (let n = 0; n < 22; n += 1) await signIn(new Client(test_.url), phone);
    await signIn(client, phone);
    const rows = await test_.gateway.db.rows('test.count', 'select 1 from kernel.device where subject = $1', [
      `customer:${customerNumber}`,
    ]);
    expect(rows).toHaveLength(20);
  });
});

describe('guesses of somebody who is signed in', () => {
  test.each([
    [
      'the old password',
      customer.updatePassWord,
      (n: number) => ({ oldPassword: `${wrong}${n}`, newPassword: 'Newpass1' }),
      'customer.oldPassword',
    ],
    [
      'the password of changePhone',
      customer.changePhone,
      (n: number) => ({
        nationCode: '86',
        mobilePhone: newPhone(),
        newCode: '123456',
        oldCode: '123456',
        password: `${wrong}${n}`,
      }),
      'customer.password',
    ],
  ] as const)(
    'at %s: five of many at once are checked, and others are not held up',
    async (_what, call, args, code) => {
      const { client, phone } = await registerCustomer(test_.url);
      const answers = await at(40, (n) => client.call(call, args(n) as never));
      expect(answers.filter((answer) => answer.code === code)).toHaveLength(5);
      expect(answers.filter((answer) => answer.code === 'customer.loginWait')).toHaveLength(35);
      expect((await signIn(new Client(test_.url), phone)).code).toBe('OK');
    },
  );
});

test('attempts are forgotten, and their rows are removed while others are counted', async () => {
  const { db } = test_.gateway;
  await db.rows(
    'test.old',
    `insert into kernel.attempt (key, attempts, expires_at) select 'old ' || n, 3, now() - interval '2 minutes' from generate_series(1, 15) n`,
  );
  const count = async () => (await db.rows('test.left', `select 1 from kernel.attempt where key like 'old %'`)).length;
  await guessAt(guesser(0), newPhone(), false);
  expect(await count()).toBe(5);
  await guessAt(guesser(0), newPhone(), false);
  expect(await count()).toBe(0);
  const phone = newPhone();
  for (let n = 0; n < 3; n += 1) await guessAt(guesser(n), phone, false);
  expect((await guessAt(guesser(0), phone, false)).code).toBe('CAPTCHA');
  await db.rows(
    'test.expire',
    `update kernel.attempt set expires_at = now() - interval '1 second' where key like '%' || $1`,
    [phone],
  );
  expect((await guessAt(guesser(0), phone, false)).code).toBe('customer.credentials');
});
