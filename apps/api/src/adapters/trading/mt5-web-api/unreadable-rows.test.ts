import { startMt5Simulator, type Mt5Simulator } from '../testing/mt5-simulator';
import { mt5WebApi } from './mt5-web-api';

const group = 'real\\STD-USD';
const always = { from: new Date(0), to: new Date(Date.now() + 86_400_000) };
const bought = { symbol: 'EURUSD', side: 'buy', volume: 2_000n, price: '1.10000' } as const;
/** The platform sends no number in this form. */
const unreadable = '1e-7';

let simulator: Mt5Simulator;
let platform: ReturnType<typeof mt5WebApi>;

beforeEach(async () => {
  simulator = await startMt5Simulator();
  platform = mt5WebApi({ ...simulator });
  const user = { group, name: '张', leverage: '100', comment: '', rights: '355', password: 'Trade#2026' };
  for (const login of ['1', '2'])
    simulator.users.push({ ...user, login, balance: 5_00n, credit: 0n, archived: false, account: {} });
});
afterEach(async () => {
  await platform.close();
  await simulator.close();
});

const found = (of: Map<string, unknown>) => [...of.keys()];
const inGroup = async () => (await platform.accountsOf(group)).map(({ state }) => state.login);

it('reads the figures of the other accounts if those of one cannot be read', async () => {
  simulator.users[0]!.account['Equity'] = unreadable;
  expect(found(await platform.states(['1', '2']))).toEqual(['2']);
  expect(found(await platform.states(['1']))).toEqual([]);
  expect(await inGroup()).toEqual(['2']);
});

it('reads the positions of the other accounts if one cannot be read', async () => {
  simulator.openPosition('1', { ...bought, price: unreadable });
  simulator.openPosition('1', bought);
  simulator.openPosition('2', bought);
  expect(found(await platform.positions(['1', '2']))).toEqual(['2']);
  expect(await inGroup()).toEqual(['2']);
  // The number of positions is known.
  expect((await platform.states(['1', '2'])).get('1')?.positions).toBe(2);
});

it('reads the pending orders of the other accounts if one cannot be read', async () => {
  simulator.placeOrder('1', { symbol: 'EURUSD', type: '2', volume: 100n, price: unreadable });
  simulator.placeOrder('2', { symbol: 'EURUSD', type: '2', volume: 100n, price: '1.05000' });
  expect(found(await platform.pendingOrders(['1', '2']))).toEqual(['2']);
});

it('fails if no position or order of those that were asked for can be read', async () => {
  simulator.openPosition('1', { ...bought, price: unreadable });
  simulator.placeOrder('1', { symbol: 'EURUSD', type: '2', volume: 100n, price: unreadable });
  for (const ask of [platform.positions, platform.pendingOrders])
    await expect(ask(['1'])).rejects.toThrow('a row of the wrong form');
});

it.each(['deals', 'orders'] as const)(
  'names the login of %s that cannot be read, if the caller can skip them',
  async (kind) => {
    simulator.openPosition('1', { ...bought, price: unreadable });
    simulator.openPosition('2', bought);
    const skipped = jest.fn();
    const read = await platform.history[kind]({ ...always, skipped });
    expect(read.map(({ login }) => login)).toEqual(['2']);
    expect(skipped.mock.calls).toEqual([['1', expect.any(Error)]]);
    await expect(platform.history[kind](always)).rejects.toThrow('a row of the wrong form');
  },
);

it('tells that a deal exists that cannot be read', async () => {
  const { deal } = simulator.recordDeal({ login: '1', action: '5', profit: 1n, price: unreadable });
  expect(await platform.history.existingDeals([deal])).toEqual([deal]);
});

it('refuses a list of other records', async () => {
  simulator.openPosition('2', bought);
  const answer = [{ Login: '2', Deal: '7', Order: '8' }];
  simulator.fail(
    '/api/position/get_batch',
    { answer: { retcode: '0 Done', answer } },
    { answer: { retcode: '0 Done', answer } },
  );
  await expect(platform.positions(['2'])).rejects.toThrow('an answer of the wrong form');
});
