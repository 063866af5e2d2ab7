import { calls } from '@portal/contract';
import { Client } from '@portal/testkit';
import { instruments } from '../core/instruments/instruments';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());
const anyone = () => new Client(gateway.url);
const company = 'EET';

it.each([1, 4, 5, 6, 7] as const)('returns the prices of zone %s in the order of the symbol list', async (zone) => {
  const rows = await anyone().ok(calls.market.zoneMarketPrice, { company, zone, timeformat: 'iso' });
  const own = instruments.filter((instrument) => instrument.zone === zone);
  expect(rows.map(({ symbol }) => symbol)).toEqual(own.map(({ symbol }) => symbol));
  for (const row of rows) {
    const [bid, ask, low, high, open] = [row.bid, row.ask, row.low, row.high, row.open].map(Number);
    expect([row.symbol, bid! < ask!, low! <= bid! && bid! <= high!, low! <= open! && open! <= high!]).toEqual([
      row.symbol,
      true,
      true,
      true,
    ]);
    expect((row.bid.split('.')[1] ?? '').length).toBe(row.digits);
    expect(Number(row.change)).toBeCloseTo(bid! - Number(row.previousClose), row.digits);
    expect(row.changePercent).toBeCloseTo((Number(row.change) / Number(row.previousClose)) * 100, 1);
    expect(row.spark).toHaveLength(24);
    expect(row.spark.at(-1)).toBe(bid);
  }
});

it.each([
  ['goods', 4, 'XAUUSD'],
  ['indexes', 5, 'US30'],
  ['stock', 7, 'AAPL'],
] as const)('the market zone of %s is %s', async (_name, zone, symbol) => {
  const rows = await anyone().ok(calls.market.zoneMarketPrice, { company, zone, timeformat: 'iso' });
  expect(rows.map((row) => row.symbol)).toContain(symbol);
});

it('returns the time in the requested format', async () => {
  const [iso] = await anyone().ok(calls.market.zoneMarketPrice, { company, zone: 4, timeformat: 'iso' });
  const [unix] = await anyone().ok(calls.market.zoneMarketPrice, { company, zone: 4, timeformat: 'unix' });
  expect(Math.abs(Date.parse(String(iso!.at)) - Date.now())).toBeLessThan(5_000);
  expect(Math.abs(Number(unix!.at) * 1000 - Date.now())).toBeLessThan(5_000);
});

it('refuses an unknown company, zone and symbol', async () => {
  expect(
    await anyone().call(calls.market.zoneMarketPrice, { company: 'ABC', zone: 4, timeformat: 'iso' }),
  ).toMatchObject({
    code: 'market.company',
    fields: { company: '没有这家公司的行情' },
  });
  expect(await anyone().call(calls.market.zoneMarketPrice, { company, zone: 2 as 1, timeformat: 'iso' })).toMatchObject(
    { status: 400, code: 'PARAM' },
  );
  expect(await anyone().call(calls.market.marketprice, { symbols: 'EURUSD,NONE' })).toMatchObject({
    code: 'market.symbol',
    msg: '没有这个品种：NONE',
  });
});

it('returns each requested price once, in the requested order', async () => {
  await anyone().ok(calls.sandbox.moveMarket, { symbol: 'AAPL', bid: '333.33' });
  const rows = await anyone().ok(calls.market.marketprice, { symbols: 'AAPL,EURUSD,AAPL' });
  expect(rows.map(({ symbol }) => symbol)).toEqual(['AAPL', 'EURUSD']);
  expect(Math.abs(Number(rows[0]!.bid) - 333.33)).toBeLessThan(3);
  expect(Number(rows[0]!.high)).toBeGreaterThan(330);
});

it.each(['M1', 'M5', 'M15', 'H1', 'H4', 'D1'] as const)(
  'pages back through %s bars without a gap',
  async (interval) => {
    const query = { symbol: 'XAUUSD', interval, limit: 12 };
    const latest = await anyone().ok(calls.market.bars, query);
    expect(latest).toHaveLength(12);
    const older = await anyone().ok(calls.market.bars, { ...query, before: latest[0]!.at });
    const both = await anyone().ok(calls.market.bars, {
      ...query,
      limit: 24,
      before: new Date(Date.parse(latest.at(-1)!.at) + 1).toISOString(),
    });
    expect(both.map(({ at }) => at)).toEqual([...older, ...latest].map(({ at }) => at));
    expect(both.slice(0, 12)).toEqual(older);
    for (const { open, high, low, close } of latest)
      expect(
        Number(low) <= Math.min(Number(open), Number(close)) && Number(high) >= Math.max(Number(open), Number(close)),
      ).toBe(true);
  },
);

it('returns 300 bars by default, and at most 1000', async () => {
  const query = { symbol: 'EURUSD', interval: 'M1' } as const;
  expect(await anyone().ok(calls.market.bars, query)).toHaveLength(300);
  expect(await anyone().ok(calls.market.bars, { ...query, limit: 1000 })).toHaveLength(1000);
  expect(await anyone().call(calls.market.bars, { ...query, limit: 1001 })).toMatchObject({
    status: 400,
    fields: { limit: '数值过大' },
  });
  expect(await anyone().call(calls.market.bars, { ...query, symbol: 'NONE' })).toMatchObject({ code: 'market.symbol' });
});
