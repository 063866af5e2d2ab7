import { waitFor } from '@portal/testkit';
import { TradingRefusal, type BalanceOperation } from '../../../ports';
import { platformAttempts } from '../../../testing/platform-attempts';
import { startMt5Simulator, type Fault, type Mt5Simulator } from '../testing/mt5-simulator';
import { mt5WebApi, type Mt5WebApiOptions } from './mt5-web-api';
import { NotSent } from './not-sent';

const patience = { answer: 800, turn: 2_000, login: 0, ping: 60_000, looks: [10, 50], settle: 1_500 };
const user = { group: 'real\\STD-USD', name: '王小明', leverage: 100, password: 'Trade#2026' };

let simulator: Mt5Simulator;
let sent: Awaited<ReturnType<typeof platformAttempts>>;
let closing: (() => Promise<void>)[] = [];

beforeAll(async () => {
  sent = await platformAttempts();
});
afterAll(() => sent.close());
beforeEach(async () => {
  await sent.forget();
  simulator = await startMt5Simulator({ lag: 1_000 });
  closing = [];
});
afterEach(async () => {
  for (const close of closing) await close();
  await simulator.close();
});

function connect(over: Partial<Mt5WebApiOptions> = {}) {
  const platform = mt5WebApi({ ...simulator, attempts: sent.attempts, patience, ...over });
  closing.push(() => platform.close());
  return platform;
}

/** A connected platform with one funded user, and an operation on it. */
async function funded(over: Partial<Mt5WebApiOptions> = {}) {
  const platform = connect(over);
  const { login } = await platform.openUser({ ...user, externalId: '1' });
  await platform.applyBalance({ login, action: 'balance', amount: 10_000n, comment: 'D0', ticket: '1' });
  const operation: BalanceOperation = { login, action: 'balance', amount: -2_500n, comment: 'W260305AB', ticket: '2' };
  return { platform, login, operation };
}

const withdrawals = () => simulator.deals.filter(({ profit }) => profit === -2_500n);
/** How a call ended, as its caller can tell. */
const outcome = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'done',
    (error) => {
      if (error instanceof TradingRefusal) return error.retcode;
      return error instanceof NotSent ? 'not sent' : 'not known';
    },
  );

describe('a balance operation', () => {
  it.each<Fault>(['dropAfter', 'slow', 'notJson', 'cutJson', 'otherAnswer'])(
    'that was executed but whose response is lost (%s) is found and not repeated',
    async (fault) => {
      const { platform, operation } = await funded();
      simulator.fail('/api/trade/balance', fault);
      const { deal } = await platform.applyBalance(operation);
      expect(withdrawals()).toMatchObject([{ deal, comment: 'W260305AB#2' }]);
      expect(await platform.applyBalance(operation)).toEqual({ deal });
      expect(simulator.count('/api/trade/balance')).toBe(2);
    },
  );

  it('that was never received has an unknown outcome, is held back for a while, and is then executed once', async () => {
    const { platform, operation } = await funded();
    simulator.fail('/api/trade/balance', 'dropBefore');
    expect(await outcome(platform.applyBalance(operation))).toBe('not known');
    await expect(platform.applyBalance(operation)).rejects.toThrow('may still be carried out');
    expect(simulator.count('/api/trade/balance')).toBe(2);
    await new Promise((resolve) => setTimeout(resolve, patience.settle));
    const { deal } = await platform.applyBalance(operation);
    expect(withdrawals()).toMatchObject([{ deal }]);
  });

  it('that is executed only after our timeout is found by the next attempt', async () => {
    const { platform, operation } = await funded();
    simulator.fail('/api/trade/balance', 'late');
    expect(await outcome(platform.applyBalance(operation))).toBe('not known');
    expect(withdrawals()).toHaveLength(0);
    await expect(platform.applyBalance(operation)).rejects.toThrow('may still be carried out');
    await waitFor(async () => withdrawals().length > 0, 'the platform');
    expect(withdrawals()).toHaveLength(1);
    expect(await platform.applyBalance(operation)).toEqual({ deal: withdrawals()[0]?.deal });
    expect(simulator.count('/api/trade/balance')).toBe(2);
  });

  it('is not sent if earlier operations cannot be read', async () => {
    const { platform, operation } = await funded();
    for (const command of ['/api/deal/get_total', '/api/deal/get_page']) {
      simulator.fail(command, 'notJson', 'otherAnswer');
      expect(await outcome(platform.applyBalance(operation))).toBe('not known');
    }
    expect(simulator.count('/api/trade/balance')).toBe(1);
  });

  it.each(['8 Not enough permissions', '3 Invalid parameters'])(
    'that was executed does not count as refused if the platform refuses to search for it: %s',
    async (retcode) => {
      const { platform, operation } = await funded();
      simulator.fail('/api/trade/balance', 'dropAfter');
      const refused = patience.looks.map(() => ({ answer: { retcode } }));
      simulator.fail('/api/deal/get_total', { answer: { retcode: '0 Done', answer: { Total: '0' } } }, ...refused);
      expect(await outcome(platform.applyBalance(operation))).toBe('not known');
      simulator.fail('/api/deal/get_page', { answer: { retcode } });
      expect(await outcome(platform.applyBalance(operation))).toBe('not known');
      expect(await platform.applyBalance(operation)).toEqual({ deal: withdrawals()[0]?.deal });
      expect(withdrawals()).toHaveLength(1);
    },
  );

  it('is executed once if the session had ended', async () => {
    const { platform, operation } = await funded();
    simulator.fail('/api/trade/balance', 'lostSession');
    await platform.applyBalance(operation);
    expect(withdrawals()).toHaveLength(1);
    expect(simulator.count('/api/auth/start')).toBe(2);
  });

  it('distinguishes missing permissions from an ended session', async () => {
    const { platform, operation } = await funded();
    simulator.fail('/api/trade/balance', { status: 403 }, { status: 403 });
    await expect(platform.applyBalance(operation)).rejects.toMatchObject({ retcode: 8 });
    simulator.fail('/api/trade/balance', { status: 401 }, { answer: { retcode: '1002 Account disabled' } });
    await expect(platform.applyBalance(operation)).rejects.toBeInstanceOf(NotSent);
    await platform.applyBalance(operation);
    expect(withdrawals()).toHaveLength(1);
  });

  it.each([
    ['10019 No money', 10019],
    ['4005 Money limit', 4005],
    ['8 Not enough permissions', 8],
    ['3', 3],
  ])('returns the refusal %s to the caller', async (retcode, code) => {
    const { platform, operation } = await funded();
    simulator.fail('/api/trade/balance', { answer: { retcode } });
    expect(await outcome(platform.applyBalance(operation))).toBe(code);
    await platform.applyBalance(operation);
    expect(withdrawals()).toHaveLength(1);
  });

  it.each(['9 Timeout', '7 Network', '10012 Request timeout', '2 Error', '77777 New words', '', 'Done'])(
    'does not treat %j as a refusal',
    async (retcode) => {
      const { platform, operation } = await funded();
      simulator.fail('/api/trade/balance', { answer: { retcode } });
      expect(await outcome(platform.applyBalance(operation))).toBe('not known');
      await expect(platform.applyBalance(operation)).rejects.toThrow('may still be carried out');
    },
  );

  it('can be retried immediately if the platform was only busy', async () => {
    const { platform, operation } = await funded();
    simulator.fail('/api/trade/balance', { answer: { retcode: '12 Too frequent requests' } });
    await expect(platform.applyBalance(operation)).rejects.toBeInstanceOf(NotSent);
    await platform.applyBalance(operation);
    expect(withdrawals()).toHaveLength(1);
  });

  it('is correct when a response arrives twice, for each command', async () => {
    const { platform, login, operation } = await funded();
    for (const command of ['/api/deal/get_total', '/api/deal/get_page', '/api/trade/balance']) {
      simulator.fail(command, 'twice');
      await platform.applyBalance({ ...operation, amount: -100n, ticket: command.slice(-9) });
    }
    expect(simulator.deals.map(({ profit }) => profit)).toEqual([10_000n, -100n, -100n, -100n]);
    expect((await platform.states([login])).get(login)).toMatchObject({ balance: 9_700n });
  });

  it('does not count as done when the answer to another operation arrives twice, on another connection than its look', async () => {
    const { platform, operation } = await funded();
    const { deal } = await platform.applyBalance(operation);
    const refused = { ...operation, amount: -7_501n, ticket: '9' };
    const { opened } = simulator.connections();
    simulator.fail('/api/trade/balance', { answer: { retcode: '0 Done', answer: { Ticket: deal } } });
    expect(await outcome(platform.applyBalance(refused))).toBe('not known');
    // The next answer on that connection would be the refused one's.
    expect(simulator.connections().opened).toBe(opened + 1);
  });

  it('does not count as refused when an earlier refusal arrives twice', async () => {
    const { platform, operation } = await funded();
    simulator.fail('/api/trade/balance', 'twice');
    expect(await outcome(platform.applyBalance({ ...operation, amount: -10_001n, ticket: '8' }))).toBe('not known');
    await platform.applyBalance(operation);
    expect(withdrawals()).toHaveLength(1);
  });

  it('keeps credit and balance of one draft apart, and refuses a ticket with two meanings', async () => {
    const { platform, operation } = await funded();
    const draft = { ...operation, amount: 300n };
    const [paid, given] = await Promise.all([
      platform.applyBalance({ ...draft, ticket: '31' }),
      platform.applyBalance({ ...draft, ticket: '32', action: 'credit' }),
    ]);
    expect(paid.deal).not.toBe(given.deal);
    await expect(platform.applyBalance({ ...draft, ticket: '31', action: 'credit' })).rejects.toMatchObject({
      retcode: 17,
    });
  });
});

describe('an MT5 user', () => {
  it.each<Fault>(['dropAfter', 'slow', 'cutJson', 'otherAnswer'])(
    'that was opened but not confirmed (%s) is found again',
    async (fault) => {
      const platform = connect();
      simulator.fail('/api/user/add', fault);
      const { login } = await platform.openUser({ ...user, externalId: '7' });
      expect(await platform.openUser({ ...user, externalId: '7' })).toEqual({ login });
      expect(await connect().openUser({ ...user, externalId: '7' })).toEqual({ login });
      expect(simulator.users).toHaveLength(1);
    },
  );

  it('is opened once when many requests arrive at the same time', async () => {
    const platform = connect();
    const opened = await Promise.all([1, 2, 3].map(() => platform.openUser({ ...user, externalId: '7' })));
    expect(new Set(opened.map(({ login }) => login)).size).toBe(1);
    expect(simulator.users).toHaveLength(1);
  });

  it('is not opened on a retry if the account comments cannot be read', async () => {
    simulator.rights.personalData = false;
    const platform = connect();
    expect(await platform.openUser({ ...user, externalId: '7' })).toEqual({ login: '900001' });
    await expect(platform.openUser({ ...user, externalId: '8' })).rejects.toThrow('may not read the comments');
    expect(simulator.users).toHaveLength(1);
  });

  it('is archived once, whatever happens to the response', async () => {
    const platform = connect();
    const { login } = await platform.openUser({ ...user, externalId: '7' });
    simulator.fail('/api/user/archive/add', 'dropAfter');
    expect(await outcome(platform.archiveUser(login))).toBe('not known');
    await platform.archiveUser(login);
    expect(simulator.count('/api/user/archive/add')).toBe(1);
    await expect(platform.archiveUser('5')).rejects.toMatchObject({ retcode: 13 });
  });

  it('never gets the login of another one whose answer arrives twice', async () => {
    const platform = connect();
    const { login } = await platform.openUser({ ...user, externalId: '7' });
    const answer = { Login: login, Group: user.group, Leverage: '100', Rights: '355', Comment: 'portal#7' };
    simulator.fail('/api/user/add', { answer: { retcode: '0 Done', answer } });
    const opened = platform.openUser({ ...user, externalId: '8', first: true });
    expect(await outcome(opened)).toBe('not known');
  });

  it('keeps the right password when an earlier success arrives twice', async () => {
    const platform = connect({ sessions: 1 });
    const { login } = await platform.openUser({ ...user, externalId: '7' });
    simulator.fail('/api/user/change_password', 'twice');
    await platform.changePassword(login, 'Newer#2027');
    expect(await platform.checkPassword(login, user.password)).toBe(false);
    expect(await platform.checkPassword(login, 'Newer#2027')).toBe(true);
  });

  it('returns the reason for a refused password, and does not report a lost response as a refusal', async () => {
    const platform = connect();
    const { login } = await platform.openUser({ ...user, externalId: '7' });
    await expect(platform.changePassword(login, user.password)).rejects.toMatchObject({ retcode: 3006 });
    simulator.fail('/api/user/change_password', 'dropAfter');
    expect(await outcome(platform.changePassword(login, 'Newer#2027'))).toBe('not known');
    expect(simulator.count('/api/user/change_password')).toBe(2);
  });
});

it.each([
  ['states', '/api/user/get_batch'],
  ['states', '/api/user/account/get_batch'],
  ['states', '/api/position/get_batch'],
  ['positions', '/api/user/get_batch'],
  ['positions', '/api/position/get_batch'],
] as const)('%s are read again where the connection of %s is lost', async (what, path) => {
  // A busy machine takes its time to connect again.
  const { platform, login } = await funded({ patience: { ...patience, answer: 5_000 } });
  simulator.fail(path, 'dropAfter');
  expect([...(await platform[what]([login])).keys()]).toEqual([login]);
});
