import { startMt5Simulator, type Mt5Simulator } from '../testing/mt5-simulator';
import { usualGroups, type SimulatorGroup } from '../testing/mt5-simulator-groups';
import { usualStock, usualSymbols } from '../testing/mt5-simulator-market';
import { mt5WebApi } from './mt5-web-api';

const group = 'real\\STD-USD';
const groups = new Map(usualGroups);
let simulator: Mt5Simulator;
let platform: ReturnType<typeof mt5WebApi>;

beforeAll(async () => {
  simulator = await startMt5Simulator({ groups, symbols: [...usualSymbols, usualStock] });
  platform = mt5WebApi(simulator);
});
afterAll(async () => {
  await platform.close();
  await simulator.close();
});
afterEach(() => {
  groups.set(group, usualGroups.get(group)!);
  simulator.market.symbols.splice(2, 1, usualStock);
});

const change = (more: Partial<SimulatorGroup>) => groups.set(group, { ...usualGroups.get(group)!, ...more });
const stock = (more: Partial<typeof usualStock>) => simulator.market.symbols.splice(2, 1, { ...usualStock, ...more });

it.each([
  ['Forex', '0', { byLeverage: true }],
  ['futures', '1', { byLeverage: false, perLot: { amount: '0.00', currency: 'USD' } }],
  ['CFD', '2', { byLeverage: false }],
  ['CFD index', '3', { byLeverage: false }],
  ['CFD leverage', '4', { byLeverage: true }],
  ['Forex without leverage', '5', { byLeverage: false }],
  ['stocks of an exchange', '32', { byLeverage: false }],
  ['futures of an exchange', '33', { byLeverage: false, perLot: { amount: '0.00', currency: 'USD' } }],
])('reads the calculation mode %s', async (_name, calcMode, expected) => {
  stock({ calcMode });
  expect(await platform.symbolMargin(group, 'AAPL')).toEqual({ buy: 0.2, sell: 0.2, ...expected });
});

it('knows no margin of an option, a bond and a collateral', async () => {
  for (const calcMode of ['35', '37', '64']) {
    stock({ calcMode });
    expect(await platform.symbolMargin(group, 'AAPL')).toBeUndefined();
  }
});

it('reads an amount per lot with its own digits, which the leverage may divide', async () => {
  stock({ calcMode: '4', marginInitial: '1500.50', currencyMargin: 'EUR' });
  const expected = { byLeverage: true, buy: 0.2, sell: 0.2, perLot: { amount: '1500.50', currency: 'EUR' } };
  expect(await platform.symbolMargin(group, 'AAPL')).toEqual(expected);
});

it("applies a group's own rates, those of the first path that fits", async () => {
  change({
    symbols: [
      { path: 'Forex\\*', marginBuy: '2.5', marginSell: '2' },
      { path: '*', marginBuy: '9' },
    ],
  });
  expect(await platform.symbolMargin(group, 'EURUSD')).toEqual({ byLeverage: true, buy: 2.5, sell: 2 });
  expect(await platform.symbolMargin(group, 'AAPL')).toEqual({ byLeverage: false, buy: 9, sell: 0.2 });
  expect(await platform.symbolMargin('real\\MIN-USD', 'EURUSD')).toEqual({ byLeverage: true, buy: 1, sell: 1 });
});

it('reads whether the group has a floating margin profile', async () => {
  change({ floating: 'large volumes' });
  expect(await platform.group(group)).toMatchObject({ floatingMargin: true });
});

it('asks again after a lost response, and takes no answer of another symbol', async () => {
  simulator.fail('/api/symbol/get_group', 'dropAfter');
  expect(await platform.symbolMargin(group, 'AAPL')).toMatchObject({ buy: 0.2 });
  const rates = { MarginInitial: '0', MarginInitialBuy: '1', MarginInitialSell: '1' };
  const answer = { Symbol: 'MSFT', CurrencyMargin: 'USD', CalcMode: '0', ...rates };
  simulator.fail('/api/symbol/get_group', { answer: { retcode: '0 Done', answer } });
  await expect(platform.symbolMargin(group, 'AAPL')).rejects.toThrow('another symbol');
});
