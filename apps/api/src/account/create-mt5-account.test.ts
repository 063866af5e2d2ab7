import { calls } from '@portal/contract';
import { mt5Password, registerCustomer, submitIdentity, type TestCustomer } from '@portal/testkit';
import { randomUUID } from 'node:crypto';
import { checkPassword } from '../crypto/password-hash';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { createMT5Account, queryAccountInfo } = calls.account;
const { messageList } = calls.message;

let test: TestGateway;
let customer: TestCustomer;

beforeAll(async () => {
  test = await startTestGateway({ REVIEW: 'manual' });
});
afterAll(() => test.stop());

const mt5Accounts = async ({ client }: TestCustomer) =>
  (await client.ok(queryAccountInfo, {})).accounts.filter(({ kind }) => kind === 'mt5');

const platformHash = async (login: string) =>
  (
    await test.gateway.db.row<{ password_hash: string }>(
      'test.hash',
      'select password_hash from mt5.user where login = $1',
      [login],
    )
  ).password_hash;

const requested = { level: 'STD', password: mt5Password } as const;

describe('before the identity is submitted', () => {
  it('refuses with the code and the text of the reason engine', async () => {
    customer = await registerCustomer(test.url);
    const refused = await customer.client.call(createMT5Account, requested);
    const { actions } = await customer.client.ok(queryAccountInfo, {});
    expect(refused).toMatchObject({ status: 200, code: 'account.identity', data: null });
    expect(actions.openMt5).toEqual({
      allowed: false,
      reasons: [{ code: refused.code, msg: refused.msg, href: '/user-center/deposit-guide' }],
    });
    expect(await mt5Accounts(customer)).toEqual([]);
  });
});

describe('with the identity in review', () => {
  beforeEach(async () => {
    customer = await registerCustomer(test.url);
    await submitIdentity(customer.client, false);
  });

  it('opens an account of the level, also on the platform', async () => {
    const account = await customer.client.ok(createMT5Account, { ...requested, nickname: '稳健' });
    expect(account).toEqual({
      id: expect.stringMatching(/^\d+$/),
      userid: customer.customerNumber,
      account_no: expect.stringMatching(/^51\d{5}$/),
      account_groupid: 'real\\STD-USD',
      kind: 'mt5',
      level: 'STD',
      nickname: '稳健',
      currency: 'USD',
      leverage: 100,
      first_deposit: { minimum: '500.00', leverage: 200 },
      status: 'open',
      balance: '0.00',
      bonus: '0.00',
      credit: '0.00',
      equity: '0.00',
      margin: '0.00',
      free_margin: '0.00',
      margin_level: null,
      margin_call: 100,
      margin_stopout: 30,
      product_margins: [
        { zone: 1, from: 1, to: 1 },
        { zone: 4, from: 1, to: 1 },
        { zone: 5, from: 1, to: 1 },
        { zone: 6, from: 10, to: 10 },
        { zone: 7, from: 20, to: 20 },
      ],
      positions: 0,
      withdrawable: '0.00',
    });
    expect(await checkPassword(await platformHash(account.account_no), mt5Password)).toBe(true);
    const info = await customer.client.ok(queryAccountInfo, {});
    expect(info.accounts.map(({ kind }) => kind)).toEqual(['wallet', 'mt5']);
    expect(info.custInfo.level).toBe('STD');
    expect(info.actions.openMt5).toEqual({ allowed: true, reasons: [] });
    const { list } = await customer.client.ok(messageList, {});
    expect(list[0]).toMatchObject({
      kind: 'account.opened',
      text: expect.stringContaining(`${account.account_no}（标准账户）已开立，服务器 EET-Sandbox。`),
      mt5: { login: account.account_no, server: 'EET-Sandbox' },
    });
  });

  it.each([
    ['MIN', 50],
    ['DIA', 30],
  ] as const)('sets the stop out of %s, and the leverage of MIN', async (level, margin_stopout) => {
    const account = await customer.client.ok(createMT5Account, { ...requested, level });
    expect(account).toMatchObject({ level, leverage: 100, margin_stopout, account_groupid: `real\\${level}-USD` });
  });

  it('accepts a lower leverage and refuses a higher one with an error at its field', async () => {
    const refused = await customer.client.call(createMT5Account, { ...requested, leverage: 201 });
    expect(refused).toMatchObject({ code: 'account.leverage', fields: { leverage: refused.msg } });
    expect(refused.msg).toContain('1:200');
    expect(await customer.client.ok(createMT5Account, { ...requested, leverage: 50 })).toMatchObject({ leverage: 50 });
  });

  it.each(['Short#1', 'nocapital#2026', 'NOSMALL#2026', 'NoDigit#here', 'NoSpecial2026', 'Too#Long2026Too#Long'])(
    'refuses the password %s',
    async (password) => {
      const refused = await customer.client.call(createMT5Account, { ...requested, password });
      expect(refused).toMatchObject({ status: 400, code: 'PARAM', fields: { password: expect.any(String) } });
      expect(await mt5Accounts(customer)).toEqual([]);
    },
  );

  it('refuses unknown fields and a missing idempotency key', async () => {
    const unknown = await customer.client.call(createMT5Account, { ...requested, balance: '9.00' } as typeof requested);
    expect(unknown).toMatchObject({ status: 400, code: 'PARAM' });
    const keyless = await customer.client.request(createMT5Account.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(requested),
    });
    expect(keyless).toMatchObject({ status: 400, code: 'PARAM' });
  });

  it('opens one account per idempotency key, for twenty requests at the same time and for later repeats', async () => {
    const key = randomUUID();
    const [first, ...others] = await Promise.all(
      Array.from({ length: 20 }, () => customer.client.ok(createMT5Account, requested, key)),
    );
    for (const other of others) expect(other).toEqual(first);
    expect(await customer.client.ok(createMT5Account, requested, key)).toEqual(first);
    expect(await mt5Accounts(customer)).toHaveLength(1);
  });

  it('refuses another body under the same idempotency key, also if only the password differs', async () => {
    const key = randomUUID();
    await customer.client.ok(createMT5Account, requested, key);
    const other = await customer.client.call(createMT5Account, { ...requested, password: 'Other#2026' }, key);
    expect(other.code).toBe('IDEMPOTENCY');
    expect(await mt5Accounts(customer)).toHaveLength(1);
  });

  it('opens at most five accounts, however many requests arrive at the same time', async () => {
    const keys = Array.from({ length: 8 }, () => randomUUID());
    const answers = await Promise.all(keys.map((key) => customer.client.call(createMT5Account, requested, key)));
    expect(answers.filter(({ code }) => code === 'OK')).toHaveLength(5);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['OK', 'account.limit']));
    expect(await mt5Accounts(customer)).toHaveLength(5);
    const { actions } = await customer.client.ok(queryAccountInfo, {});
    expect(actions.openMt5.reasons).toMatchObject([{ code: 'account.limit', msg: expect.stringContaining('5') }]);
    // A repeat of a finished opening is still answered, though nothing more may be opened.
    const won = answers.findIndex(({ code }) => code === 'OK');
    expect(await customer.client.ok(createMT5Account, requested, keys[won])).toEqual(answers[won]?.data);
  });

  it('stores no trading password, not even a hash that could be guessed without our key', async () => {
    await customer.client.ok(createMT5Account, requested);
    const { found } = await test.gateway.db.row<{ found: boolean }>(
      'test.traces',
      `select exists (select from kernel.idempotency where response::text like $1)
           or exists (select from kernel.audit where after::text like $1)
           or exists (select from graphile_worker._private_jobs where payload::text like $1) as found`,
      [`%${mt5Password}%`],
    );
    expect(found).toBe(false);
  });
});
