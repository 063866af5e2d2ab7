import { calls } from '@portal/contract';
import { Client, newPhone, registerCustomer, solveCaptcha } from '@portal/testkit';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { whileHeld } from '../testing/while-held';

const { customer, account, staff } = calls;

let test_: TestGateway;
beforeAll(async () => {
  test_ = await startTestGateway();
});
afterAll(() => test_.stop());

const visitor = () => new Client(test_.url);
const sql = (name: string, text: string, values: unknown[] = []) => test_.gateway.db.rows(name, text, values);

describe('signing in', () => {
  test('works by phone and by customer number; the response never reveals whether a phone is registered', async () => {
    const { phone, password, customerNumber } = await registerCustomer(test_.url);
    for (const username of [phone, customerNumber]) {
      const client = visitor();
      const login = await client.ok(customer.login, { username, password, platform: 1 });
      expect(login.username).toBe(customerNumber);
      expect(login.lastLoginAt).toBeDefined();
    }
    const wrong = await visitor().call(customer.login, { username: phone, password: 'Passw0rd2', platform: 1 });
    const nobody = await visitor().call(customer.login, { username: newPhone(), password: 'Passw0rd2', platform: 1 });
    expect([wrong.status, wrong.code, wrong.msg]).toEqual([nobody.status, nobody.code, nobody.msg]);
  });

  test('requires a captcha after three failures, then a waiting time; a browser known from the owner needs neither', async () => {
    const { client: owner, phone, password } = await registerCustomer(test_.url);
    const thief = visitor();
    const guess = async (more = {}) =>
      thief.call(customer.login, { username: phone, password: 'Guess123', platform: 1, ...more });
    for (let n = 0; n < 3; n++) expect((await guess()).code).toBe('customer.credentials');
    expect(await guess()).toMatchObject({ code: 'CAPTCHA', fields: { validate: expect.any(String) } });
    expect((await guess({ ...(await solveCaptcha(thief)), validate: '0000' })).code).toBe('customer.captcha');
    expect((await guess(await solveCaptcha(thief))).code).toBe('customer.credentials');
    expect((await guess(await solveCaptcha(thief))).code).toBe('customer.credentials');
    expect(await guess(await solveCaptcha(thief))).toMatchObject({ code: 'customer.loginWait', status: 429 });
    expect((await owner.call(customer.login, { username: phone, password, platform: 1 })).code).toBe('OK');
  });
});

describe('the two parts of a session', () => {
  test('refuses a stolen token without its sid, or with the sid of another browser', async () => {
    const { client } = await registerCustomer(test_.url);
    const other = await registerCustomer(test_.url);
    const thief = visitor();
    thief.token = client.token;
    expect((await thief.call(account.queryAccountInfo, {})).code).toBe('10005');
    other.client.token = client.token;
    expect((await other.client.call(account.queryAccountInfo, {})).code).toBe('10005');
    expect((await client.call(account.queryAccountInfo, {})).code).toBe('OK');
  });

  test('answers 4 without a token, and 10005 with a wrong, expired or ended one', async () => {
    expect(await visitor().call(account.queryAccountInfo, {})).toMatchObject({ status: 200, code: '4' });
    const otherCustomer = visitor();
    otherCustomer.token = 'x'.repeat(43);
    expect((await otherCustomer.call(account.queryAccountInfo, {})).code).toBe('10005');
    const { client, customerNumber } = await registerCustomer(test_.url);
    await sql('t.expireSession', 'update customer.session set expires_at = now() where customer_id = $1', [
      customerNumber,
    ]);
    expect((await client.call(account.queryAccountInfo, {})).code).toBe('10005');
    const leaving = await registerCustomer(test_.url);
    await leaving.client.ok(customer.logout, {});
    expect((await leaving.client.call(account.queryAccountInfo, {})).code).toBe('10005');
  });

  test('accepts the token of an app without a sid', async () => {
    const { client } = await registerCustomer(test_.url, { platform: 3 });
    expect(client.cookies.size).toBe(0);
    expect((await client.call(account.queryAccountInfo, {})).code).toBe('OK');
  });

  test('stores neither token nor sid in the database', async () => {
    const { client } = await registerCustomer(test_.url);
    const [{ dump }] = (await sql('t.dump', `select string_agg(s::text, ' ') as dump from customer.session s`)) as [
      { dump: string },
    ];
    expect(dump).not.toContain(client.token);
    expect(dump).not.toContain(client.cookies.get('sid'));
  });
});

describe('the sessions of a customer', () => {
  const open = (customerNumber: string) =>
    sql(
      't.open',
      `select id, expires_at > now() and coalesce(bind_before > now(), true) as alive from customer.session
       where customer_id = $1 and ended_at is null`,
      [customerNumber],
    ) as Promise<{ id: bigint; alive: boolean }[]>;
  const starting = (customerNumber: string, count: number, seen: string) =>
    sql(
      't.start',
      `insert into customer.session (customer_id, token_hash, sid_hash, platform, device, address, last_seen_at, expires_at)
       select $1, sha256(convert_to($1::bigint || $3 || n, 'utf8')), sha256('s'), 1, '', '', now() - $3::interval, now() + interval '1 day'
       from generate_series(1, $2) n`,
      [customerNumber, count, seen],
    );

  test('are 20; one more ends the one that was not used for the longest time', async () => {
    const { client, phone, password, customerNumber } = await registerCustomer(test_.url);
    await starting(customerNumber, 1, '2 hours');
    await starting(customerNumber, 17, '1 hour');
    const signIn = () => visitor().ok(customer.login, { username: phone, password, platform: 2 });
    await signIn();
    expect(await open(customerNumber)).toHaveLength(20);
    await signIn();
    expect(await open(customerNumber)).toHaveLength(20);
    const [longest] = await sql(
      't.longest',
      `select count(*)::int as count from customer.session
      where customer_id = $1 and ended_at is null and last_seen_at < now() - interval '90 minutes'`,
      [customerNumber],
    );
    expect(longest).toEqual({ count: 0 });
    expect((await client.call(account.queryAccountInfo, {})).code).toBe('OK');
  });

  test('are 20 also for those that start at the same time, and those that are over leave first', async () => {
    const { customerNumber } = await registerCustomer(test_.url);
    await starting(customerNumber, 18, '1 hour');
    await sql(
      't.over',
      `update customer.session set expires_at = now() where customer_id = $1 and last_seen_at < now() - interval '1 minute'`,
      [customerNumber],
    );
    // Each has counted the sessions before one of them is stored.
    await whileHeld(test_, { text: 'lock table customer.session in share mode' }, 8, () =>
      Array.from({ length: 19 }, (_, n) =>
        sql(
          't.startSession',
          `select customer.start_session($1, sha256($2::bytea), null, null, 2::smallint, '', '', 3)`,
          [customerNumber, Buffer.from(`at once ${n}`)],
        ),
      ),
    );
    const all = await open(customerNumber);
    expect([all.length, all.filter(({ alive }) => alive).length]).toEqual([20, 20]);
  });

  test('are listed while they last, for the customer and for staff', async () => {
    const { client, customerNumber } = await registerCustomer(test_.url);
    await starting(customerNumber, 2, '1 hour');
    const anna = new StaffClient(test_.staffUrl, test_.staffToken);
    const listed = async () => [
      (await client.ok(customer.sessions, {})).length,
      (await anna.ok(staff.customerFile, { customerNumber })).sessions.length,
    ];
    expect(await listed()).toEqual([3, 3]);
    const first = `(select min(id) from customer.session where customer_id = $1 and last_seen_at < now() - interval '1 minute')`;
    await sql('t.expire1', `update customer.session set expires_at = now() where id = ${first}`, [customerNumber]);
    expect(await listed()).toEqual([2, 2]);
    await sql(
      't.end1',
      `update customer.session set ended_at = now() where expires_at > now() and last_seen_at < now() - interval '1 minute' and customer_id = $1`,
      [customerNumber],
    );
    expect(await listed()).toEqual([1, 1]);
  });

  test('end the unused auto-login tokens first', async () => {
    const { client, customerNumber } = await registerCustomer(test_.url);
    for (let n = 0; n < 22; n += 1) await client.ok(customer.createAutoLoginToken, {});
    expect(await open(customerNumber)).toHaveLength(20);
    expect((await client.call(account.queryAccountInfo, {})).code).toBe('OK');
  });
});
