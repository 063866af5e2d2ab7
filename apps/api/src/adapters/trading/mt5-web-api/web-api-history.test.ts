import { platformAttempts } from '../../../testing/platform-attempts';
import { startMt5Simulator, type Mt5Simulator } from '../testing/mt5-simulator';
import { tradeHistorySuite } from '../testing/trade-history-suite';
import { mt5WebApi } from './mt5-web-api';

const always = { from: new Date(0), to: new Date(Date.now() + 86_400_000) };
let simulator: Mt5Simulator;
let sent: Awaited<ReturnType<typeof platformAttempts>>;
let platform: ReturnType<typeof mt5WebApi>;

beforeAll(async () => {
  simulator = await startMt5Simulator({ offset: 3 * 3600 });
  sent = await platformAttempts();
  platform = mt5WebApi({ ...simulator, attempts: sent.attempts });
});
afterAll(async () => {
  await platform.close();
  await simulator.close();
  await sent.close();
});

tradeHistorySuite(() => ({
  platform,
  history: platform.history,
  open: async (login) =>
    simulator.openPosition(login, { symbol: 'EURUSD', side: 'buy', volume: 2_000n, price: '1.10000' }),
  close: async (_login, position) =>
    void simulator.closePosition(position, { price: '1.10100', profit: 20_00n, commission: -1_40n }),
}));

const opened = async () => {
  const user = { externalId: `history-${simulator.users.length}`, group: 'real\\STD-USD', name: '李雷' };
  return (await platform.openUser({ ...user, leverage: 200, password: 'Trade#2026' })).login;
};

it.each([
  ['4', 'settlement'],
  ['5', 'settlement'],
  ['7', 'settlement'],
  ['12', 'settlement'],
  ['13', 'trade'],
  ['15', 'settlement'],
  ['19', 'settlement'],
  ['2', 'settlement'],
  ['3', 'credit'],
])('reads action %s as a %s', async (action, kind) => {
  const login = await opened();
  const { deal } = simulator.recordDeal({ login, action, profit: 7_05n, comment: 'by a manager' });
  const [read] = await platform.history.deals({ logins: [login], ...always });
  expect(read).toMatchObject({ deal, login, kind, profit: 7_05n, commission: 0n, swap: 0n });
  expect(read).not.toHaveProperty('ticket');
});

it('reads a reversal, and includes a fee in the commission', async () => {
  const login = await opened();
  const traded = { position: '5', order: '5', symbol: 'EURUSD', volume: 3_000n, volumeClosed: 1_000n };
  simulator.recordDeal({ login, action: '1', profit: 1n, entry: '2', commission: -2n, ...traded });
  const [read] = await platform.history.deals({ logins: [login], ...always });
  expect(read).toMatchObject({ entry: 'inout', side: 'sell', volume: 3_000n, volumeClosed: 1_000n, commission: -2n });
});

it('sends one request for all logins of the groups, and requests of a hundred for given logins', async () => {
  const count = () => simulator.count('/api/deal/get_batch');
  let before = count();
  await platform.history.deals(always);
  expect(count() - before).toBe(1);
  before = count();
  await platform.history.deals({ logins: Array.from({ length: 101 }, (_none, index) => String(index + 1)), ...always });
  expect(count() - before).toBe(2);
});

it('does not treat a clock that is a few seconds fast as a time zone', async () => {
  const fast = await startMt5Simulator({ offset: -5 * 3600 + 40 });
  const other = mt5WebApi({ ...fast, attempts: sent.attempts });
  const user = { externalId: 'fast', group: 'real\\STD-USD', name: '李雷', leverage: 200, password: 'Trade#2026' };
  const { login } = await other.openUser(user);
  fast.recordDeal({ login, action: '5', profit: 1n });
  const [deal] = await other.history.deals({ logins: [login], ...always });
  expect(Math.abs(deal!.at.getTime() - Date.now() - 40_000)).toBeLessThan(5_000);
  await other.close();
  await fast.close();
});

it('requests the server time again only after ten minutes, and then follows a change to summer time', async () => {
  const other = mt5WebApi(simulator);
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'clearTimeout'], now: Date.now() });
  try {
    const before = simulator.count('/api/time/server');
    await other.history.deals(always);
    await other.history.deals(always);
    expect(simulator.count('/api/time/server') - before).toBe(1);
    jest.setSystemTime(Date.now() + 10 * 60_000);
    await other.history.deals(always);
    expect(simulator.count('/api/time/server') - before).toBe(2);
  } finally {
    jest.useRealTimers();
    await other.close();
  }
});
