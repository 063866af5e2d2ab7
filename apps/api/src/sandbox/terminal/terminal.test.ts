import { calls } from '@portal/contract';
import { Client, mt5Password, readCode, waitFor } from '@portal/testkit';
import { randomBytes } from 'node:crypto';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';
import { newDatabase } from '../../testing/test-database';
import { atTerminal, trader } from './testing/at-terminal';

const { terminalSignIn, terminalSignOut, terminalState, terminalOrder, terminalClose } = calls.sandbox;
const { queryAccountInfo, archiveMt5Account } = calls.account;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

describe('signing in', () => {
  it('accepts the login with its trading password, and shows the figures', async () => {
    const { state, account_no } = await atTerminal(gateway.url);
    expect(await state()).toEqual({
      account_no,
      currency: 'USD',
      leverage: 100,
      balance: '2000.00',
      credit: '0.00',
      equity: '2000.00',
      margin: '0.00',
      free_margin: '2000.00',
      margin_level: null,
      positions: [],
    });
  });

  it.each([
    ['a wrong password', (login: string) => ({ account_no: login, password: `${mt5Password}x` })],
    ['the portal password', (login: string) => ({ account_no: login, password: 'Passw0rd1' })],
    ['a login that is none', () => ({ account_no: '999999999999999999', password: mt5Password })],
  ])('refuses %s with the same text', async (_what, args) => {
    const { account_no, client } = await trader(gateway.url, '0.00');
    expect(await client.call(terminalSignIn, args(account_no))).toMatchObject({
      code: 'sandbox.signIn',
      msg: 'MT5 账号或交易密码不正确',
      fields: { password: 'MT5 账号或交易密码不正确' },
    });
  });

  it('refuses the login of another customer with the password of one’s own login', async () => {
    const [mine, theirs] = [await trader(gateway.url, '0.00'), await trader(gateway.url, '0.00')];
    const password = 'Other#2026';
    const { client, phone, id } = mine;
    const random = 'terminal-own';
    await client.fetch(`/v2/user/captcha?random=${random}`);
    const { validate } = await client.ok(calls.sandbox.captchaAnswer, { random });
    await client.ok(calls.coin.sendCoinMessage, { validate, random, type: 3 });
    await client.ok(calls.account.resetMT5Pwd, { id, password, verifyCode: await readCode(client, phone) });
    expect(await client.call(terminalSignIn, { account_no: mine.account_no, password })).toMatchObject({ code: 'OK' });
    expect(await client.call(terminalSignIn, { account_no: theirs.account_no, password })).toMatchObject({
      code: 'sandbox.signIn',
    });
  });

  it.each([{ account_no: '' }, { account_no: '51x' }, { account_no: '1'.repeat(19) }, { password: '' }])(
    'refuses %p with an error at its field',
    async (change) => {
      const answer = await new Client(gateway.url).call(terminalSignIn, {
        account_no: '5100001',
        password: mt5Password,
        ...change,
      });
      expect(answer).toMatchObject({ status: 400, code: 'PARAM' });
      expect(Object.keys(answer.fields)).toEqual(Object.keys(change));
    },
  );

  it('limits sign-ins to five a minute per login and IP address, also at the same time, and then refuses even the right password', async () => {
    const { account_no, client } = await trader(gateway.url, '0.00');
    const wrong = { account_no, password: 'Wrong#2026' };
    const tries = await Promise.all(Array.from({ length: 8 }, () => client.call(terminalSignIn, wrong)));
    expect(tries.filter(({ code }) => code === 'sandbox.signIn')).toHaveLength(5);
    const held = tries.filter(({ code }) => code === 'sandbox.signInWait');
    expect(held).toHaveLength(3);
    expect(held[0]).toMatchObject({ status: 429 });
    expect(Number(held[0]?.headers.get('retry-after'))).toBeGreaterThan(50);
    const right = { account_no, password: mt5Password };
    expect(await client.call(terminalSignIn, right)).toMatchObject({ code: 'sandbox.signInWait' });
    // The owner can still sign in from another address.
    expect(await new Client(gateway.url).call(terminalSignIn, right)).toMatchObject({ code: 'OK' });
    await gateway.gateway.db.rows('test.later', `update sandbox.terminal_try set at = at - interval '1 minute'`);
    expect(await client.call(terminalSignIn, right)).toMatchObject({ code: 'OK' });
  });

  it('limits sign-ins to thirty a minute per IP address, for any logins', async () => {
    const client = new Client(gateway.url);
    const login = (n: number) => ({ account_no: String(7_000_000 + n), password: mt5Password });
    const tries = await Promise.all(Array.from({ length: 32 }, (_none, n) => client.call(terminalSignIn, login(n))));
    expect(tries.filter(({ code }) => code === 'sandbox.signInWait')).toHaveLength(2);
  });

  it('resets the count of failed attempts after a successful one', async () => {
    const { account_no, client } = await trader(gateway.url, '0.00');
    for (let round = 0; round < 3; round++) {
      for (let n = 0; n < 4; n++) await client.call(terminalSignIn, { account_no, password: 'Wrong#2026' });
      await client.ok(terminalSignIn, { account_no, password: mt5Password });
    }
  });
});

describe('a session', () => {
  it('ends on signing out, after half an hour, on a password change and when the account is archived', async () => {
    const ended = async ({ client, session }: Awaited<ReturnType<typeof atTerminal>>) => {
      const answers = [
        await client.call(terminalState, { session }),
        await client.call(terminalOrder, { session, symbol: 'EURUSD', side: 'buy', lots: 0.1 }),
        await client.call(terminalClose, { session, id: '1' }),
      ];
      expect(answers.map(({ code }) => code)).toEqual(Array(3).fill('sandbox.session'));
    };
    const out = await atTerminal(gateway.url, '0.00');
    await out.client.ok(terminalSignOut, { session: out.session });
    await ended(out);
    await out.client.ok(terminalSignOut, { session: out.session });

    const terminal = await atTerminal(gateway.url, '0.00');
    const { db, ports } = gateway.gateway;
    const older = (login: string, by: string) =>
      db.rows(
        'test.older',
        'update sandbox.terminal_session set expires_at = expires_at - $2::interval where login = $1',
        [login, by],
      );
    await older(terminal.account_no, '29 minutes');
    await terminal.state();
    await older(terminal.account_no, '29 minutes');
    await terminal.state();
    await older(terminal.account_no, '31 minutes');
    await ended(terminal);

    const changed = await atTerminal(gateway.url, '0.00');
    await ports.trading.changePassword(changed.account_no, 'Newer#2027');
    await ended(changed);

    const archived = await atTerminal(gateway.url, '0.00');
    await archived.client.ok(archiveMt5Account, { id: archived.id });
    await waitFor(async () => !(await ports.trading.states([archived.account_no])).size, 'archived on the platform');
    await ended(archived);
    const again = { account_no: archived.account_no, password: mt5Password };
    expect(await archived.client.call(terminalSignIn, again)).toMatchObject({ code: 'sandbox.signIn' });
  });

  it('is not interchangeable with the token of the portal, and is not stored in clear text', async () => {
    const { client, session } = await atTerminal(gateway.url, '0.00');
    expect(await client.call(terminalState, { session: client.token ?? '' })).toMatchObject({
      code: 'sandbox.session',
    });
    const otherCustomer = new Client(gateway.url);
    otherCustomer.token = session;
    expect(await otherCustomer.call(queryAccountInfo, {})).toMatchObject({ code: '10005' });
    const rows = await gateway.gateway.db.rows<{ row: string }>(
      'test.rows',
      'select s::text as row from sandbox.terminal_session s',
    );
    expect(rows.some(({ row }) => row.includes(session))).toBe(false);
  });
});

describe('in production', () => {
  it('has no address', async () => {
    const database = await newDatabase();
    const { url, stop } = await startTestGateway(
      {
        MODE: 'production',
        HOST: '127.0.0.1',
        DATABASE_URL: database,
        SECRET_KEY: randomBytes(32).toString('hex'),
        EGPAY_URL: 'https://pay.invalid',
        EGPAY_MERCHANT: 'M',
        EGPAY_SECRET: 'S',
        SMS_URL: 'https://sms.invalid',
        SMS_KEY: 'K',
        SMTP_URL: 'smtp://mail.invalid',
        MT5_URL: 'https://mt5.invalid',
        MT5_LOGIN: '1',
        MT5_PASSWORD: 'p',
      },
      database,
    );
    try {
      const pages = ['', '/terminal.js', '/terminal.css', '/theme.css', '/quotes.js'].map(
        (path) => `/sandbox/terminal${path}`,
      );
      for (const page of pages) expect([page, (await fetch(url + page)).status]).toEqual([page, 404]);
      const client = new Client(url);
      const session = 'x';
      const answers = [
        await client.call(terminalSignIn, { account_no: '1', password: 'x' }),
        await client.call(terminalSignOut, { session }),
        await client.call(terminalState, { session }),
        await client.call(terminalOrder, { session, symbol: 'EURUSD', side: 'buy', lots: 1 }),
        await client.call(terminalClose, { session, id: '1' }),
      ];
      expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(404));
    } finally {
      await stop();
    }
  });
});
