import type { TradingPlatform } from '../../../ports';
import { platformAttempts } from '../../../testing/platform-attempts';
import { startMt5Simulator, type Mt5Simulator } from '../testing/mt5-simulator';
import { moneyGroup, usualGroups } from '../testing/mt5-simulator-groups';
import { usualStock, usualSymbols } from '../testing/mt5-simulator-market';
import type { SimulatorUser } from '../testing/mt5-simulator-records';
import { tradingPlatformSuite } from '../testing/trading-platform-suite';
import { mt5WebApi } from './mt5-web-api';

let simulator: Mt5Simulator;
let sent: Awaited<ReturnType<typeof platformAttempts>>;
let platform: TradingPlatform & { close(): Promise<void> };

beforeAll(async () => {
  simulator = await startMt5Simulator({
    offset: 3 * 3600,
    symbols: [...usualSymbols, usualStock],
    groups: new Map([...usualGroups, moneyGroup]),
  });
  sent = await platformAttempts();
  platform = mt5WebApi({ ...simulator, attempts: sent.attempts });
});
afterAll(async () => {
  await platform.close();
  await simulator.close();
  await sent.close();
});

/** Users that are not the portal's, with lower logins than its own. */
const manyUsers = (count: number): SimulatorUser[] =>
  Array.from({ length: count }, (_none, n) => ({
    login: String(100_000 + n),
    group: 'real\\MIN-USD',
    name: 'Other',
    leverage: '100',
    comment: '',
    rights: '355',
    password: 'Trade#2026',
    balance: 0n,
    credit: 0n,
    archived: false,
    account: {},
  }));

tradingPlatformSuite(() => platform);

describe('the Web API client', () => {
  it('uses one handshake per connection, and at most eight connections', () => {
    const { opened, open } = simulator.connections();
    expect(opened).toBe(open);
    expect(opened).toBeGreaterThan(1);
    expect(opened).toBeLessThanOrEqual(8);
    expect(simulator.count('/api/auth/start')).toBe(opened);
  });

  it('opens connections up to the limit, and the second only after the login of the first', async () => {
    const other = await startMt5Simulator({ delay: 20 });
    const states = (sessions: number) => {
      const pooled = mt5WebApi({ ...other, sessions });
      return Promise.all(
        Array.from({ length: 30 }, (_none, n) =>
          pooled.positions([String(n)]).then(() => pooled.updateUser('1', {}).catch(() => undefined)),
        ),
      ).then(() => pooled.close());
    };
    await states(3);
    expect(other.connections().opened).toBe(3);
    await states(1);
    expect(other.connections().opened).toBe(4);
    const wrong = mt5WebApi({ ...other, password: 'Wrong#1' });
    await Promise.allSettled(Array.from({ length: 20 }, (_none, n) => wrong.updateUser(String(n), {})));
    expect(other.connections().opened).toBe(5);
    await wrong.close();
    await other.close();
  });

  it('combines requests made at the same time', async () => {
    const before = simulator.count('/api/user/get_batch');
    await Promise.all(Array.from({ length: 250 }, (_none, n) => platform.states([String(n + 1)])));
    expect(simulator.count('/api/user/get_batch') - before).toBe(3);
  });

  it('searches only for a user that may already exist', async () => {
    const user = { externalId: 'new', group: 'real\\MIN-USD', name: '韩梅梅', leverage: 100, password: 'Trade#2026' };
    const before = simulator.requests.length;
    const { login } = await platform.openUser({ ...user, first: true });
    expect(simulator.requests.slice(before)).toEqual(['/api/user/add']);
    expect(await platform.openUser(user)).toEqual({ login });
  });

  it('puts no password and no name into a URL', () => {
    expect(
      simulator.requests.filter((address) => /\?.*(pass|trade%23|newer|manager%23|name=|%E7)/i.test(address)),
    ).toEqual([]);
  });

  it('puts document number and journal into the comment, so that equal movements of one document differ', async () => {
    const { login } = await platform.openUser({
      externalId: 'two',
      group: 'real\\MIN-USD',
      name: '李=|雷',
      leverage: 100,
      password: 'Trade#2026',
    });
    const operation = { login, action: 'balance', amount: 500n, comment: 'D260305ABCDEFGH' } as const;
    await platform.applyBalance({ ...operation, ticket: '71' });
    await platform.applyBalance({ ...operation, ticket: '72' });
    const comments = simulator.deals.filter((deal) => deal.login === login).map(({ comment }) => comment);
    expect(comments).toEqual(['D260305ABCDEFGH#71', 'D260305ABCDEFGH#72']);
    expect(simulator.users.find((user) => user.login === login)).toMatchObject({
      comment: 'portal#two',
      name: '李=|雷',
    });
  });

  it('finds a user whose group has changed', async () => {
    const user = { externalId: 'up', group: 'real\\MIN-USD', name: '韩梅梅', leverage: 100, password: 'Trade#2026' };
    const { login } = await platform.openUser(user);
    await platform.updateUser(login, { group: 'real\\DIA-USD' });
    expect(await platform.openUser(user)).toEqual({ login });
    const other = mt5WebApi({ ...simulator, attempts: sent.attempts });
    expect(await other.openUser(user)).toEqual({ login });
    await other.close();
  });

  it('reads the newest users first when it searches for one', async () => {
    const user = { externalId: 'late', group: 'real\\MIN-USD', name: '韩梅梅', leverage: 100, password: 'Trade#2026' };
    const { login } = await platform.openUser(user);
    const others = manyUsers(300);
    simulator.users.unshift(...others);
    const other = mt5WebApi({ ...simulator, attempts: sent.attempts });
    const before = simulator.count('/api/user/get_batch');
    expect(await other.openUser(user)).toEqual({ login });
    expect(simulator.count('/api/user/get_batch') - before).toBe(1);
    await other.close();
    simulator.users.splice(0, others.length);
  });

  it('finds a deal among hundreds', async () => {
    const user = { externalId: 'many', group: 'real\\MIN-USD', name: '张', leverage: 100, password: 'Trade#2026' };
    const { login } = await platform.openUser(user);
    const operation = { login, action: 'balance', amount: 100n, comment: 'D1', ticket: '900' } as const;
    const first = await platform.applyBalance(operation);
    const now = Math.floor(Date.now() / 1000);
    for (let count = 0; count < 250; count++) {
      simulator.deals.push({ deal: String(count), login, action: '0', profit: 1n, comment: '', time: now });
    }
    expect(await platform.applyBalance(operation)).toEqual(first);
    expect(simulator.deals.filter((deal) => deal.comment === 'D1#900')).toHaveLength(1);
  });

  it('reads amounts exactly, and the margin level only if margin is used', async () => {
    const user = { externalId: 'figures', group: 'real\\MIN-USD', name: '张', leverage: 100, password: 'Trade#2026' };
    const { login } = await platform.openUser(user);
    const known = simulator.users.find((one) => one.login === login);
    for (const side of ['buy', 'sell'] as const) {
      simulator.openPosition(login, { symbol: 'EURUSD', side, volume: 1_000n, price: '1.10000' });
    }
    Object.assign(known ?? {}, {
      account: {
        Balance: '90071992547409.93',
        Credit: '0.10',
        Equity: '-0.05',
        Margin: '11.73',
        MarginFree: '-11.78',
        MarginLevel: '221598.98',
      },
    });
    expect((await platform.states([login])).get(login)).toEqual({
      login,
      group: 'real\\MIN-USD',
      leverage: 100,
      tradeDisabled: false,
      balance: 9_007_199_254_740_993n,
      credit: 10n,
      equity: -5n,
      margin: 1_173n,
      marginFree: -1_178n,
      marginLevel: 221598.98,
      positions: 2,
    });
    await expect(platform.archiveUser(login)).rejects.toMatchObject({ retcode: 3008 });
  });

  it('changes the right to trade, and leaves the rights that the platform’s own staff have set', async () => {
    const user = { externalId: 'rights', group: 'real\\MIN-USD', name: '张', leverage: 100, password: 'Trade#2026' };
    const { login } = await platform.openUser(user);
    const known = simulator.users.find((one) => one.login === login);
    expect(known?.rights).toBe('355');
    // With one-time passwords and the API, and without the right to change the password.
    Object.assign(known ?? {}, { rights: String(0x4961) });
    await platform.updateUser(login, { tradeDisabled: true });
    expect(known?.rights).toBe(String(0x4965));
    await platform.updateUser(login, { tradeDisabled: false });
    expect(known?.rights).toBe(String(0x4961));
  });

  it('does not take an unchanged right for a change', async () => {
    const user = { externalId: 'kept', group: 'real\\MIN-USD', name: '张', leverage: 100, password: 'Trade#2026' };
    const { login } = await platform.openUser(user);
    const unchanged = { Login: login, Group: user.group, Leverage: '100', Rights: '355' };
    simulator.fail('/api/user/update', { answer: { retcode: '0 Done', answer: unchanged } });
    await expect(platform.updateUser(login, { tradeDisabled: true })).rejects.toMatchObject({ retcode: 3 });
  });

  it('requests logins in batches of a hundred', async () => {
    const before = simulator.count('/api/user/get_batch');
    const states = await platform.states(Array.from({ length: 250 }, (_none, index) => String(900_001 + index)));
    expect(states.size).toBe(simulator.users.filter((user) => !user.archived).length);
    expect(simulator.count('/api/user/get_batch') - before).toBe(3);
  });
});

describe('with a gateway under which our ids are external accounts', () => {
  const user = { group: 'real\\MIN-USD', name: '韩梅梅', leverage: 100, password: 'Trade#2026' };
  let platform: ReturnType<typeof mt5WebApi>;
  let others: SimulatorUser[];

  beforeEach(async () => {
    await sent.forget();
    others = manyUsers(300);
    simulator.users.unshift(...others);
    platform = mt5WebApi({ ...simulator, attempts: sent.attempts, gateway: '7', patience: { looks: [10] } });
  });
  afterEach(async () => {
    await platform.close();
    simulator.users.splice(0, others.length);
  });
  /** The addresses of the requests that the work sends, without the handshakes. */
  const requestsOf = async (work: () => Promise<unknown>) => {
    const before = simulator.requests.length;
    await work();
    return simulator.requests.slice(before).filter((address) => !address.startsWith('/api/auth/'));
  };

  it('finds a user by one request, however many there are, also in another group', async () => {
    const { login } = await platform.openUser({ ...user, externalId: 'gate', first: true });
    expect(simulator.users.find((one) => one.login === login)).toMatchObject({ tradeAccounts: '7=portal#gate' });
    await platform.updateUser(login, { group: 'real\\DIA-USD' });
    const again = () => platform.openUser({ ...user, externalId: 'gate' });
    expect(await again()).toEqual({ login });
    expect(await requestsOf(again)).toEqual(['/api/user/get_external?account=portal%23gate&gateway=7']);
  });

  it('opens a user once whose opening was not answered, by four requests', async () => {
    simulator.fail('/api/user/add', 'dropAfter');
    const open = () => platform.openUser({ ...user, externalId: 'lost' });
    expect((await requestsOf(open)).map((address) => address.split('?')[0])).toEqual([
      '/api/user/get_external',
      '/api/test/access',
      '/api/user/add',
      '/api/user/get_external',
    ]);
    expect(simulator.users.filter(({ comment }) => comment === 'portal#lost')).toHaveLength(1);
  });

  it('does not take a user for ours that has the number at another gateway, or another comment', async () => {
    others[0]!.tradeAccounts = '8=portal#theirs';
    const { login } = await platform.openUser({ ...user, externalId: 'theirs' });
    expect(login).not.toBe(others[0]!.login);
    others[1]!.tradeAccounts = '7=portal#taken';
    await expect(platform.openUser({ ...user, externalId: 'taken' })).rejects.toThrow('another user');
  });
});

it.each(['http://mt5.example.com', 'ftp://127.0.0.1', 'mt5.example.com', ''])(
  'refuses a URL that is not https: %j',
  (url) => {
    expect(() => mt5WebApi({ url, login: '1000', password: 'x' })).toThrow('MT5_URL');
  },
);

it('connects only with the first call', async () => {
  const idle = mt5WebApi({ url: 'https://mt5.example.com', login: '1000', password: 'x' });
  await idle.close();
  await expect(idle.states(['1'])).rejects.toThrow('closed');
});
