import { startMt5Simulator, type Mt5Simulator } from '../testing/mt5-simulator';
import { offsetsInMemory } from './clock/server-clock';
import { mt5WebApi } from './mt5-web-api';

const offset = 3 * 3600;
let simulator: Mt5Simulator;
let platform: ReturnType<typeof mt5WebApi>;

beforeAll(async () => {
  simulator = await startMt5Simulator({ offset });
  platform = mt5WebApi(simulator);
});
afterAll(async () => {
  await platform.close();
  await simulator.close();
});

it('reads the symbols of a mask with contract, swaps and sessions', async () => {
  expect((await platform.market.symbols('*')).map(({ symbol }) => symbol)).toEqual(['EURUSD', 'XAUUSD']);
  const [gold, ...more] = await platform.market.symbols('Metals\\*');
  expect(more).toEqual([]);
  expect(gold).toEqual({
    symbol: 'XAUUSD',
    digits: 2,
    contractSize: 100,
    volumeMin: 100n,
    spread: 25,
    swapLong: -55,
    swapShort: 18,
    tradable: true,
    sessions: Array.from({ length: 7 }, () => [[0, 1_440]]),
  });
  expect(await platform.market.symbols('Crypto\\*')).toEqual([]);
});

it.each([
  [{ swapMode: '0' }, { swapLong: 0, swapShort: 0 }],
  [{ swapMode: '5' }, { swapLong: undefined, swapShort: undefined }],
  [{ tradeMode: '0' }, { tradable: false }],
  [{ tradeMode: '3' }, { tradable: false }],
  [{ sessions: Array.from({ length: 7 }, () => []) }, { sessions: Array.from({ length: 7 }, () => []) }],
])('reads %j', async (change, expected) => {
  const before = { ...simulator.market.symbols[0]! };
  Object.assign(simulator.market.symbols[0]!, change);
  expect(await platform.market.symbols('EURUSD')).toMatchObject([expected]);
  Object.assign(simulator.market.symbols[0]!, before);
});

it('reads all prices first and then only changed ones, with their time in UTC', async () => {
  simulator.market.setQuote('EURUSD', '1.10000', '1.10012');
  simulator.market.setQuote('XAUUSD', '2400.00', '2400.25');
  const first = await platform.market.ticks(['EURUSD', 'XAUUSD']);
  expect(first.ticks).toMatchObject([
    { symbol: 'EURUSD', bid: '1.10000', ask: '1.10012' },
    { symbol: 'XAUUSD', bid: '2400.00', ask: '2400.25' },
  ]);
  expect(Math.abs(first.ticks[0]!.at - Date.now())).toBeLessThan(2_000);
  simulator.market.setQuote('XAUUSD', '2401.00', '2401.25');
  const second = await platform.market.ticks(['EURUSD', 'XAUUSD'], first.cursor);
  expect(second.ticks).toMatchObject([{ symbol: 'XAUUSD', bid: '2401.00' }]);
  expect((await platform.market.ticks(['EURUSD', 'XAUUSD'], second.cursor)).ticks).toEqual([]);
});

it('reads the other symbols and prices if one cannot be read', async () => {
  const gold = simulator.market.symbols[1]!;
  const { contractSize } = gold;
  gold.contractSize = '1e2';
  const skipped = jest.fn();
  expect((await platform.market.symbols('*', skipped)).map(({ symbol }) => symbol)).toEqual(['EURUSD']);
  expect(skipped.mock.calls).toEqual([['XAUUSD']]);
  await expect(platform.market.symbols('Metals\\*')).rejects.toThrow('an answer of the wrong form');
  gold.contractSize = contractSize;
  simulator.market.setQuote('EURUSD', '1.10000', '1.10012');
  simulator.market.setQuote('XAUUSD', '2.4e3', '2400.25');
  expect((await platform.market.ticks(['EURUSD', 'XAUUSD'])).ticks.map(({ symbol }) => symbol)).toEqual(['EURUSD']);
  simulator.market.setQuote('XAUUSD', '2400.00', '2400.25');
});

it('reads minute bars of a period with exact prices, without the end', async () => {
  const start = Date.UTC(2026, 10, 24, 8, 0);
  for (let minute = 0; minute < 4; minute += 1) {
    const time = start / 1000 + offset + minute * 60;
    simulator.market.addBar('EURUSD', { time, prices: [1.1, 1.10798, 1.09001, 1.10779], ticks: 17 });
  }
  const bars = await platform.market.bars('EURUSD', 5, new Date(start + 60_000), new Date(start + 180_000));
  expect(bars.map(({ at }) => at)).toEqual([start + 60_000, start + 120_000]);
  expect(bars[0]).toMatchObject({ open: '1.10000', high: '1.10798', low: '1.09001', close: '1.10779', volume: 17 });
  expect(await platform.market.bars('XAUUSD', 2, new Date(start), new Date(start + 60_000))).toEqual([]);
});

it.each([
  ['summer', Date.UTC(2026, 2, 29, 1), 2, 3, [-60_000, 0]],
  // The platform repeats an hour. Its bars have the times of the second one.
  ['winter', Date.UTC(2026, 9, 25, 1), 3, 2, [0]],
])(
  'reads minute bars around a change to %s time with the offsets of their own times',
  async (_season, change, before, after, expected) => {
    const offsets = offsetsInMemory();
    await offsets.save({ since: new Date(0), seconds: before * 3600, seenAt: new Date(change) });
    await offsets.save({ since: new Date(change), seconds: after * 3600, seenAt: new Date(change) });
    const other = mt5WebApi({ ...simulator, offsets });
    simulator.setOffset(after * 3600);
    for (const minute of [-2, -1, 0, 1]) {
      const time = change / 1000 + minute * 60 + (minute < 0 ? before : after) * 3600;
      simulator.market.addBar('XAUUSD', { time, prices: [1.1, 1.1, 1.1, 1.1], ticks: 1 });
    }
    const bars = await other.market.bars('XAUUSD', 2, new Date(change - 60_000), new Date(change + 60_000));
    expect(bars.map(({ at }) => at - change)).toEqual(expected);
    simulator.setOffset(offset);
    await other.close();
  },
);

it('throws if bars are not loaded yet, and does not return an empty list', async () => {
  simulator.fail('/api/chart/get', { answer: { retcode: '1 OK/None' } });
  await expect(platform.market.bars('EURUSD', 5, new Date(0), new Date())).rejects.toThrow('not loaded');
});

it.each(['/api/symbol/get', '/api/tick/last', '/api/chart/get'])(
  'repeats the request after a lost response of %s',
  async (path) => {
    const ask = () =>
      path === '/api/symbol/get'
        ? platform.market.symbols('*')
        : path === '/api/tick/last'
          ? platform.market.ticks(['EURUSD'])
          : platform.market.bars('EURUSD', 5, new Date(0), new Date());
    const expected = await ask();
    simulator.fail(path, 'dropAfter');
    expect(await ask()).toEqual(expected);
    simulator.fail(path, 'otherAnswer', 'otherAnswer');
    await expect(ask()).rejects.toThrow('an answer of the wrong form');
  },
);
