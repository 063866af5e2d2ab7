import { calls } from '@portal/contract';
import { Client } from '@portal/testkit';
import { isOpen } from '../core/market-hours';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { DayFiguresCache } from './day-figures';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ SANDBOX_ALWAYS_OPEN: 'false' });
});
afterAll(() => gateway.stop());

it('shows each market as open or closed by its own hours, with the figures of its last day', async () => {
  const symbols = ['EURUSD', 'XAUUSD', 'HK50', 'BTCUSD', 'AAPL'];
  const rows = await new Client(gateway.url).ok(calls.market.marketprice, { symbols: symbols.join() });
  expect(rows.map(({ symbol }) => symbol)).toEqual(symbols);
  for (const { symbol, session, spark, low, high } of rows) {
    expect([symbol, session]).toEqual([symbol, isOpen(symbol, Date.now()) ? 'open' : 'closed']);
    expect(spark.length).toBeGreaterThan(1);
    expect(Number(high)).toBeGreaterThan(Number(low));
  }
});

it('has no row of a symbol whose bars are not read yet', async () => {
  const rows = async () =>
    (await new Client(gateway.url).ok(calls.market.marketprice, { symbols: 'GBPUSD' })).map(({ symbol }) => symbol);
  const bars = jest.spyOn(gateway.gateway.ports.feed, 'bars').mockReturnValue([]);
  expect(await rows()).toEqual([]);
  bars.mockRestore();
  expect(await rows()).toEqual(['GBPUSD']);
});

it('begins a new day with its first hour, also while the figures of the last one are cached', () => {
  const bars = jest.fn(gateway.gateway.ports.feed.bars);
  const cache = new DayFiguresCache({ bars });
  const hour = Math.ceil(Date.now() / 3_600_000) * 3_600_000;
  const readsAt = (now: number) => {
    cache.at({ symbol: 'EURUSD' }, 1n, now);
    return bars.mock.calls.length;
  };
  expect([readsAt(hour - 2), readsAt(hour - 1), readsAt(hour)]).toEqual([1, 1, 2]);
});
