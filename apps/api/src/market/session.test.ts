import { calls } from '@portal/contract';
import { Client } from '@portal/testkit';
import { isOpen } from '../core/market-hours';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

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
