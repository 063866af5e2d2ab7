import { calls } from '@portal/contract';
import { Client, registerCustomer } from '@portal/testkit';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { whileHeld } from '../testing/while-held';

const { customer, account } = calls;

let test_: TestGateway;
beforeAll(async () => {
  test_ = await startTestGateway();
});
afterAll(() => test_.stop());

const visitor = () => new Client(test_.url);
const sql = (name: string, text: string, values: unknown[] = []) => test_.gateway.db.rows(name, text, values);

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

  test('is not made while the session is ended', async () => {
    const { client, customerNumber } = await registerCustomer(test_.url, { platform: 3 });
    // A logout that has not committed: it has not seen a token that is made now.
    const logout = {
      text: 'update customer.session set ended_at = now() where customer_id = $1::bigint',
      values: [customerNumber],
    };
    const [minted] = await whileHeld(test_, logout, 1, () => [client.call(customer.createAutoLoginToken, {})]);
    expect(minted?.code).toBe('10005');
  });

  test.each([
    '//evil.example',
    'https://evil.example',
    '/\\evil',
    'evil',
    '/%2f%2fevil.example',
    '/a/%252e%252e/b',
    '/news?token=T',
    '/a b',
  ])('is not created for %j', async (path) => {
    const { client } = await registerCustomer(test_.url);
    expect((await client.call(customer.createAutoLoginToken, { path })).code).toBe('customer.path');
  });
});
