import { waitFor } from '@portal/testkit';
import { openDatabase, type Database } from '../../database/database';
import { instrumentOf, instruments } from '../../core/instruments/instruments';
import { intervals, type MovableFeed } from '../../ports';
import { newDatabase } from '../../testing/test-database';
import { sandboxWalk } from './sandbox-walk';
import { starts } from './sandbox-walk-table';

let db: Database;
let feed: MovableFeed;
const open = (change: { seed?: string; alwaysOpen?: boolean } = {}) =>
  sandboxWalk({ db, seed: 'portal', alwaysOpen: true, ...change });

beforeAll(async () => {
  db = openDatabase(await newDatabase());
  feed = await open();
});
afterAll(() => db.close());

const symbols = instruments.map(({ symbol }) => symbol);
// A Wednesday and a Sunday.
const wednesday = Date.UTC(2026, 2, 18, 10, 0, 0);
const sunday = Date.UTC(2026, 2, 22, 10, 0, 0);

it('has a price for every instrument, near its base price, with the spread of its contract', () => {
  for (const quote of feed.quotes(symbols, wednesday)) {
    const { digits, spread } = instrumentOf(quote.symbol)!;
    const price = Number(quote.bid) / 10 ** digits;
    const home = starts[quote.symbol]!.base;
    expect([quote.symbol, price > home / 2 && price < home * 2]).toEqual([quote.symbol, true]);
    expect([quote.symbol, quote.ask - quote.bid]).toEqual([
      quote.symbol,
      BigInt(Math.round(Number(spread) * 10 ** digits)),
    ]);
  }
  expect(feed.quotes(symbols)).toHaveLength(37);
  expect(feed.label).toBe('模拟行情');
});

it('returns the same prices for the same seed and time, and different ones for another seed', async () => {
  const [again, other] = [await open(), await open({ seed: 'other' })];
  expect(again.quotes(symbols, wednesday)).toEqual(feed.quotes(symbols, wednesday));
  expect(other.quotes(symbols, wednesday)).not.toEqual(feed.quotes(symbols, wednesday));
  // Fixed for ever: charts of the past must not change with a release.
  expect(feed.quote('EURUSD', wednesday)?.bid).toMatchInlineSnapshot(`111149n`);
});

it('moves within a second, more in a minute, and most in a day', () => {
  const bid = (at: number) => Number(feed.quote('EURUSD', at)?.bid);
  const spreadOf = (ms: number) => {
    const moves = Array.from(
      { length: 200 },
      (_, n) => bid(wednesday + n * 7_200_000 + ms) - bid(wednesday + n * 7_200_000),
    );
    return Math.sqrt(moves.reduce((sum, move) => sum + move * move, 0) / moves.length);
  };
  const [second, minute, day] = [spreadOf(1_000), spreadOf(60_000), spreadOf(86_400_000)];
  expect(second).toBeGreaterThan(0.5);
  expect(minute).toBeGreaterThan(second * 2);
  expect(day).toBeGreaterThan(minute * 10);
  // About half a percent of 1.16.
  expect(day).toBeGreaterThan(250);
  expect(day).toBeLessThan(1_200);
});

it('keeps cross rates consistent with their pairs', () => {
  for (let n = 0; n < 50; n++) {
    const at = wednesday + n * 5_000_000;
    const price = (symbol: string) => Number(feed.quote(symbol, at)?.bid) / 10 ** instrumentOf(symbol)!.digits;
    expect(price('EURGBP')).toBeCloseTo(price('EURUSD') / price('GBPUSD'), 3);
    expect(price('EURJPY') / (price('EURUSD') * price('USDJPY'))).toBeCloseTo(1, 3);
  }
});

describe('bars', () => {
  it('contain exactly the prices of their period', () => {
    const [bar] = feed.bars('XAUUSD', 'M5', 1, wednesday + 1);
    const at = bar!.at;
    const bids = Array.from({ length: 600 }, (_, n) => feed.quote('XAUUSD', at + n * 500)!.bid);
    expect(bar).toEqual({
      at,
      open: bids[0],
      high: bids.reduce((a, b) => (a > b ? a : b)),
      low: bids.reduce((a, b) => (a < b ? a : b)),
      close: bids.at(-1),
      volume: 600,
    });
  });

  it.each([
    ['M5', 'M1', 5],
    ['M15', 'M5', 3],
    ['H1', 'M15', 4],
    ['H4', 'H1', 4],
    ['D1', 'H4', 6],
  ] as const)('of %s match their bars of %s', (long, short, count) => {
    const [bar] = feed.bars('GBPUSD', long, 1, wednesday);
    const parts = feed.bars(
      'GBPUSD',
      short,
      count,
      bar!.at + count * { M5: 6e4, M15: 3e5, H1: 9e5, H4: 36e5, D1: 144e5 }[long],
    );
    expect(parts[0]!.at).toBe(bar!.at);
    expect(bar).toMatchObject({ open: parts[0]!.open, close: parts.at(-1)!.close });
    expect(bar!.high).toBe(parts.map(({ high }) => high).reduce((a, b) => (a > b ? a : b)));
    expect(bar!.low).toBe(parts.map(({ low }) => low).reduce((a, b) => (a < b ? a : b)));
  });

  it('end with the unfinished bar, and page backwards without a gap', () => {
    const latest = feed.bars('BTCUSD', 'M1', 3);
    expect(latest).toHaveLength(3);
    expect(Date.now() - latest[2]!.at).toBeLessThan(61_000);
    const older = feed.bars('BTCUSD', 'M1', 3, latest[0]!.at);
    expect(older.map(({ at }) => at)).toEqual([3, 2, 1].map((back) => latest[0]!.at - back * 60_000));
  });

  it.each(intervals)('exist for any past time: %s', async (interval) => {
    const cold = await open({ alwaysOpen: false });
    const bars = cold.bars('EURUSD', interval, 40, Date.UTC(2019, 4, 8, 12));
    expect(bars).toHaveLength(40);
    for (const { open, high, low, close } of bars)
      expect([high >= open && high >= close && low <= open && low <= close, low > 0n]).toEqual([true, true]);
  });

  it('start the day at the New York close, in summer and in winter', () => {
    const starts = (at: number) => new Date(feed.bars('EURUSD', 'D1', 1, at)[0]!.at).toISOString();
    expect(starts(Date.UTC(2026, 6, 8, 12))).toBe('2026-07-07T21:00:00.000Z');
    expect(starts(Date.UTC(2026, 0, 7, 12))).toBe('2026-01-06T22:00:00.000Z');
  });
});

describe('the market hours, if enabled', () => {
  it('close all markets but digital currency on Sunday: the price stays and no bar is made', async () => {
    const withHours = await open({ alwaysOpen: false });
    const quotes = withHours.quotes(symbols, sunday);
    expect(quotes.filter((quote) => quote.open).map(({ symbol }) => symbol)).toEqual([
      'BTCUSD',
      'ETHUSD',
      'LTCUSD',
      'SOLUSD',
    ]);
    const friday = withHours.quote('EURUSD', Date.UTC(2026, 2, 20, 20, 59, 59, 999))!;
    expect(withHours.quote('EURUSD', sunday)).toMatchObject({ bid: friday.bid, open: false });
    const [last] = withHours.bars('EURUSD', 'H1', 1, sunday);
    expect(new Date(last!.at).toISOString()).toBe('2026-03-20T20:00:00.000Z');
    expect(last!.close).toBe(friday.bid);
    // A week has five days.
    const days = withHours.bars('EURUSD', 'D1', 10, wednesday).map(({ at }) => new Date(at + 10_800_000).getUTCDay());
    expect(days).toEqual([4, 5, 1, 2, 3, 4, 5, 1, 2, 3]);
  });
});

describe('a quote set by hand', () => {
  it('has the set price, the walk continues from it, and a restart keeps it', async () => {
    const moved = await feed.setQuote('AAPL', 30_000n);
    expect(moved).toMatchObject({ symbol: 'AAPL', bid: 30_000n, ask: 30_004n });
    const later = moved.at + 60_000;
    const bid = Number(feed.quote('AAPL', later)?.bid);
    expect(bid).toBeGreaterThan(29_500);
    expect(bid).toBeLessThan(30_500);
    const restarted = await open();
    expect(restarted.quote('AAPL', later)?.bid).toBe(BigInt(bid));
    // The past stays as it was.
    expect(restarted.quote('AAPL', wednesday)).toEqual((await open({ seed: 'portal' })).quote('AAPL', wednesday));
    expect(Number(feed.quote('AAPL', moved.at - 60_000)?.bid)).not.toBeCloseTo(30_000, -3);
    const [bar] = feed.bars('AAPL', 'M1', 1);
    expect(bar!.close).toBe(feed.quote('AAPL')?.bid);
  });

  it('never falls below one point', async () => {
    const { at } = await feed.setQuote('JD', 1n);
    expect(feed.quote('JD', at + 86_400_000)?.bid).toBeGreaterThanOrEqual(1n);
  });

  it('is sent to the listeners', async () => {
    const heard: string[] = [];
    const stop = feed.subscribe((quotes) => heard.push(...quotes.map(({ symbol }) => symbol)));
    await waitFor(async () => new Set(heard).size > 30, 'the quotes');
    stop();
    const count = heard.length;
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(heard).toHaveLength(count);
  });
});
