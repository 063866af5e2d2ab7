import { calls } from '@portal/contract';
import { Client, newPhone, registerCustomer, solveCaptcha } from '@portal/testkit';
import { requestAs } from '../testing/request-as';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { customer, account } = calls;

let test_: TestGateway;
beforeAll(async () => {
  test_ = await startTestGateway();
});
afterAll(() => test_.stop());

const visitor = () => new Client(test_.url);
/** Sends a request as a browser at a host of the brand. */
async function fetchAs(host: string, path: string, headers: Record<string, string>, body?: object) {
  const answer = await requestAs(test_.url, host, path, { headers, ...(body ? { body } : {}) });
  const { code, data } = JSON.parse(answer.text) as { code: string; data: { token?: string } | null };
  const setCookie = (answer.headers['set-cookie'] ?? []).filter((line) => !line.startsWith('device='));
  return { code, setCookie, ...(data?.token ? { token: data.token } : {}) };
}
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

  test('tries every value of the sid cookie, and leaves one', async () => {
    const { client } = await registerCustomer(test_.url);
    const sid = client.cookies.get('sid') ?? '';
    const ask = (cookie: string, host: string) =>
      fetchAs(host, '/v2/customer/queryAccountInfo', { token: client.token ?? '', cookie });
    const { cookieDomain } = test_.gateway.brand;
    const www = `www.${cookieDomain}`;
    for (const cookie of [`sid=stale; sid=${sid}`, `sid=${sid}; a=b; sid=`, `sid=x; sid=y; sid=${sid}; sid=z`]) {
      const { code, setCookie } = await ask(cookie, www);
      expect(code).toBe('OK');
      expect(setCookie).toEqual([
        'sid=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax',
        `sid=; Max-Age=0; Domain=${www}; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax`,
        `sid=${sid}; Max-Age=259200; Domain=${cookieDomain}; Path=/; HttpOnly; SameSite=Lax`,
      ]);
    }
    expect(await ask(`sid=${sid}`, www)).toEqual({ code: 'OK', setCookie: [] });
    expect((await ask('sid=stale; sid=wrong', www)).code).toBe('10005');
  });

  test.each(['www', 'user'])(
    'login and logout expire the twins of the host %s, logout every session cookie',
    async (name) => {
      const { phone, password } = await registerCustomer(test_.url);
      const { cookieDomain } = test_.gateway.brand;
      const host = `${name}.${cookieDomain}`;
      const gone = (cookie: string, domain?: string) =>
        `${cookie}=; Max-Age=0; ${domain ? `Domain=${domain}; ` : ''}Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax`;
      const { setCookie, token } = await fetchAs(
        host,
        '/v2/user/login',
        {},
        { username: phone, password, platform: 1 },
      );
      expect(setCookie.slice(0, 2)).toEqual([gone('sid'), gone('sid', host)]);
      const sid = /^sid=([\w-]{43}); Max-Age=259200; Domain=(.+); Path/.exec(setCookie[2] ?? '');
      expect(sid?.[2]).toBe(cookieDomain);
      const cookie = `sid=${sid?.[1] ?? ''}; campaign=c; lastPage=l`;
      const out = await fetchAs(host, '/v2/user/logout', { token: token ?? '', cookie }, {});
      expect(out.code).toBe('OK');
      expect(out.setCookie).toEqual(
        ['sid', 'token', 'username', 'userid'].flatMap((one) => [gone(one), gone(one, host), gone(one, cookieDomain)]),
      );
    },
  );

  test("an app's logout leaves the cookies of the browser in it", async () => {
    const { client } = await registerCustomer(test_.url, { platform: 2 });
    const out = await fetchAs(
      `www.${test_.gateway.brand.cookieDomain}`,
      '/v2/user/logout',
      { token: client.token ?? '' },
      {},
    );
    expect(out).toEqual({ code: 'OK', setCookie: [] });
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

describe('an auto-login token', () => {
  test('is bound to the first browser that uses it within 60 s', async () => {
    const { client } = await registerCustomer(test_.url, { platform: 3 });
    const { token, expiresIn } = await client.ok(customer.createAutoLoginToken, { path: '/user-center/acctInfo' });
    expect(expiresIn).toBe(60);
    const browsers = [visitor(), visitor(), visitor()];
    for (const browser of browsers) browser.token = token;
    const codes = await Promise.all(
      browsers.map(async (browser) => (await browser.call(account.queryAccountInfo, {})).code),
    );
    expect(codes.sort()).toEqual(['10005', '10005', 'OK']);
    const winner = browsers.find((browser) => browser.cookies.has('sid'));
    expect((await winner?.call(account.queryAccountInfo, {}))?.code).toBe('OK');
  });

  test('is invalid after its expiry', async () => {
    const { client } = await registerCustomer(test_.url);
    const { token } = await client.ok(customer.createAutoLoginToken, {});
    await sql('t.late', `update customer.session set bind_before = now() where bind_before is not null`);
    const browser = visitor();
    browser.token = token;
    expect((await browser.call(account.queryAccountInfo, {})).code).toBe('10005');
  });

  test('is not bound by the question whose it is', async () => {
    const { client, customerNumber, phone } = await registerCustomer(test_.url, { platform: 3 });
    const { token } = await client.ok(customer.createAutoLoginToken, {});
    const other = await registerCustomer(test_.url);
    const sid = other.client.cookies.get('sid');
    const own = other.client.token;
    other.client.token = token;
    const owner = await other.client.ok(customer.tokenOwner, {});
    expect(owner).toEqual({ customerNumber, mobilePhone: `${phone.slice(0, 3)}****${phone.slice(-4)}` });
    expect(other.client.cookies.get('sid')).toBe(sid);
    other.client.token = own;
    expect((await other.client.call(account.queryAccountInfo, {})).code).toBe('OK');
    const browser = visitor();
    browser.token = token;
    expect((await browser.call(account.queryAccountInfo, {})).code).toBe('OK');
    // It is bound now, and another browser learns nothing.
    other.client.token = token;
    expect((await other.client.call(customer.tokenOwner, {})).code).toBe('10005');
  });

  /** A browser that signed in with an auto-login token of a session. */
  async function childOf(parent: Client) {
    const browser = visitor();
    browser.token = (await parent.ok(customer.createAutoLoginToken, {})).token;
    await browser.ok(account.queryAccountInfo, {});
    return browser;
  }
  const codesOf = async (clients: readonly Client[]) => {
    const codes: string[] = [];
    for (const client of clients) codes.push((await client.call(account.queryAccountInfo, {})).code);
    return codes;
  };

  test.each([
    ['logout', (parent: Client) => parent.ok(customer.logout, {})],
    [
      'endSession on another device',
      async (parent: Client) => {
        const [{ id } = { id: '' }] = (await parent.ok(customer.sessions, {})).filter(({ current }) => current);
        await parent.ok(customer.endSession, { id });
      },
    ],
  ])('ends with the session that minted it, and its own tokens end too: %s', async (_name, end) => {
    const { client, phone, password } = await registerCustomer(test_.url, { platform: 3 });
    const child = await childOf(client);
    const grandchild = await childOf(child);
    const unused = visitor();
    unused.token = (await client.ok(customer.createAutoLoginToken, {})).token;
    const beside = visitor();
    beside.token = (await beside.ok(customer.login, { username: phone, password, platform: 1 })).token;
    expect(await codesOf([child, grandchild, beside])).toEqual(['OK', 'OK', 'OK']);
    await end(client);
    expect(await codesOf([client, child, grandchild, unused, beside])).toEqual([
      '10005',
      '10005',
      '10005',
      '10005',
      'OK',
    ]);
  });

  test('ends alone, without its parent', async () => {
    const { client } = await registerCustomer(test_.url, { platform: 3 });
    const child = await childOf(client);
    await child.ok(customer.logout, {});
    expect(await codesOf([child, client])).toEqual(['10005', 'OK']);
  });

  test('expires when the session does that minted it', async () => {
    const { client, customerNumber } = await registerCustomer(test_.url, { platform: 3 });
    await sql('t.soon', `update customer.session set expires_at = '2096-02-29T01:02:03Z' where customer_id = $1`, [
      customerNumber,
    ]);
    await childOf(await childOf(client));
    expect(
      await sql('t.expiries', 'select distinct expires_at from customer.session where customer_id = $1', [
        customerNumber,
      ]),
    ).toEqual([{ expires_at: new Date('2096-02-29T01:02:03Z') }]);
  });

  test('stays the only session after a password change in its browser', async () => {
    const { client, password } = await registerCustomer(test_.url, { platform: 3 });
    const child = await childOf(client);
    const { token } = await child.ok(customer.updatePassWord, { oldPassword: password, newPassword: 'Passw0rd9' });
    child.token = token;
    expect(await codesOf([client, child])).toEqual(['10005', 'OK']);
  });

  test('never outlives a logout at the same time', async () => {
    for (let n = 0; n < 10; n++) {
      const { client } = await registerCustomer(test_.url, { platform: 3 });
      const app = visitor();
      app.token = client.token;
      const [minted] = await Promise.all([
        client.call(customer.createAutoLoginToken, {}),
        app.call(customer.logout, {}),
      ]);
      if (minted.code !== 'OK') continue;
      const browser = visitor();
      browser.token = minted.data?.token;
      expect((await browser.call(account.queryAccountInfo, {})).code).toBe('10005');
    }
  });

  test.each(['//evil.example', 'https://evil.example', '/\\evil', 'evil'])('is not created for %j', async (path) => {
    const { client } = await registerCustomer(test_.url);
    expect((await client.call(customer.createAutoLoginToken, { path })).code).toBe('customer.path');
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
    await Promise.all(
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

  test('end the unused auto-login tokens first', async () => {
    const { client, customerNumber } = await registerCustomer(test_.url);
    for (let n = 0; n < 22; n += 1) await client.ok(customer.createAutoLoginToken, {});
    expect(await open(customerNumber)).toHaveLength(20);
    expect((await client.call(account.queryAccountInfo, {})).code).toBe('OK');
  });
});
