import { waitFor } from '@portal/testkit';
import { instrumentOf } from '../../core/instruments/instruments';
import { withPlatformTerms } from '../../core/instruments/platform-terms';
import { openDatabase, type Database } from '../../database/database';
import type { MarketFeed } from '../../ports';
import { newDatabase } from '../../testing/test-database';
import { mt5WebApi } from '../trading/mt5-web-api/mt5-web-api';
import { symbolNames } from '../trading/mt5-web-api/symbol-names';
import { withSymbolNames } from '../trading/mt5-web-api/with-symbol-names';
import { startMt5Simulator, type Mt5Simulator } from '../trading/testing/mt5-simulator';
import { platformFeed, type PlatformFeedOptions } from './platform-feed';

const offset = 2 * 3600;
const minute = 60_000;
let simulator: Mt5Simulator;
let platform: ReturnType<typeof mt5WebApi>;
let db: Database;
let feed: MarketFeed;
const warned: unknown[] = [];
const reported: unknown[] = [];

const start = (over: Partial<PlatformFeedOptions> = {}) =>
  platformFeed({
    market: platform.market,
    db,
    mask: '*',
    pollMs: 50,
    storeMs: 100,
    log: { warn: (line: unknown) => void warned.push(line), info: (line: unknown) => void reported.push(line) },
    ...over,
  });

beforeAll(async () => {
  simulator = await startMt5Simulator({ offset });
  platform = mt5WebApi(simulator);
  db = openDatabase(await newDatabase());
  feed = await start();
});
afterAll(async () => {
  await feed.close();
  await platform.close();
  await simulator.close();
  await db.close();
});

const shows = (bid: bigint) => waitFor(async () => feed.quote('EURUSD')?.bid === bid, `bid ${bid}`);
/** The first instant of a minute before now. */
const ago = (minutes: number) => Math.floor(Date.now() / minute) * minute - minutes * minute;

it('has the prices of the platform, publishes changes, and has no sandbox label', async () => {
  const heard: bigint[] = [];
  const stop = feed.subscribe((quotes) => heard.push(...quotes.map(({ bid }) => bid)));
  simulator.market.setQuote('EURUSD', '1.10000', '1.10012');
  await shows(110_000n);
  expect(feed.quotes(['EURUSD', 'GBPUSD'])).toMatchObject([{ symbol: 'EURUSD', ask: 110_012n, open: true }]);
  expect(feed.label).toBeUndefined();
  // The bars have been read: a price before that is in no bar if another one follows.
  await waitFor(async () => feed.bars('EURUSD', 'M1', 1)[0]?.close === 110_000n, 'its bar');
  simulator.market.setQuote('EURUSD', '1.10010', '1.10022');
  await shows(110_010n);
  await waitFor(async () => heard.length >= 2, 'what was heard');
  stop();
  expect(heard).toEqual([110_000n, 110_010n]);
});

it('makes bars of the prices and stores them', async () => {
  await waitFor(async () => feed.bars('EURUSD', 'M1', 1)[0]?.close === 110_010n, 'a bar');
  expect(feed.bars('EURUSD', 'D1', 5).at(-1)).toMatchObject({ high: 110_010n, low: 110_000n });
  await waitFor(
    async () =>
      (await db.rows('test.bars', `select distinct span from market.bar where symbol = 'EURUSD'`)).length === 3,
    'stored bars',
  );
});

it('starts with the stored bars, and loads missing bars from the platform', async () => {
  const before = feed.bars('EURUSD', 'H1', 1_000);
  await feed.close();
  // History of the platform before the feed ever ran is there for a symbol without stored bars.
  for (const minutes of [180, 179, 2])
    simulator.market.addBar('XAUUSD', {
      time: ago(minutes) / 1000 + offset,
      prices: [2400, 2400 + minutes, 2390, 2401.25],
      ticks: 3,
    });
  simulator.fail('/api/chart/get', { answer: { retcode: '1 OK/None' } }, { answer: { retcode: '1 OK/None' } });
  feed = await start();
  expect(feed.bars('EURUSD', 'H1', 1_000)).toEqual(before);
  await waitFor(async () => feed.bars('XAUUSD', 'M1', 10).length === 3, 'history');
  expect(feed.bars('XAUUSD', 'M1', 10)[0]).toEqual({
    at: ago(180),
    open: 240_000n,
    high: 258_000n,
    low: 239_000n,
    close: 240_125n,
    volume: 3,
  });
  expect(feed.bars('XAUUSD', 'M1', 10, ago(179))).toHaveLength(1);
});

it('closes a market by the sessions of the symbol, without a new price', async () => {
  await waitFor(async () => feed.quote('EURUSD')?.open === true, 'an open market');
  simulator.market.symbols[0]!.sessions = Array.from({ length: 7 }, () => []);
  await feed.close();
  feed = await start();
  await waitFor(async () => feed.quote('EURUSD')?.open === false, 'a closed market');
  expect(feed.terms?.('EURUSD')).toMatchObject({ tradable: true });
});

it('returns contract, swaps and a floating spread from the platform', async () => {
  // None of these equals the listed facts.
  Object.assign(simulator.market.symbols[1]!, { contractSize: '50.00', swapLong: '-61.40', swapShort: '21.70' });
  await feed.close();
  feed = await start();
  await waitFor(async () => feed.terms?.('XAUUSD')?.contractSize === 50, 'the terms');
  await waitFor(async () => feed.quote('EURUSD') !== undefined, 'a price');
  expect(withPlatformTerms(feed, instrumentOf('XAUUSD')!)).toMatchObject({
    name: '现货黄金',
    contractSize: 50,
    minLot: 0.01,
    spread: '0.25',
    swapLong: '-61.4',
    swapShort: '21.7',
    session: '7×24 小时',
  });
  expect(withPlatformTerms(feed, instrumentOf('EURUSD')!)).toMatchObject({ spread: '0.00012', session: '暂停交易' });
  const listed = instrumentOf('GBPUSD')!;
  expect(withPlatformTerms(feed, listed)).toEqual(listed);
});

it('has the prices of a symbol with more digits and another name at the platform, and names the published ones that it lacks', async () => {
  const gold = simulator.market.symbols[1]!;
  const before = structuredClone(gold);
  Object.assign(gold, { symbol: 'XAUUSD.m', digits: 3, spread: '25' });
  simulator.market.setQuote('XAUUSD.m', '4000.126', '4000.151');
  await feed.close();
  warned.splice(0);
  const { market } = withSymbolNames(platform, symbolNames('XAUUSD=XAUUSD.m'));
  const published = ['EURUSD', 'XAUUSD', 'GBPUSD'].map((symbol) => ({ symbol }));
  feed = await start({ market, published });
  await waitFor(async () => feed.quote('XAUUSD')?.bid === 400_013n, 'the price of gold');
  expect(feed.quote('XAUUSD')).toMatchObject({ ask: 400_015n });
  expect(withPlatformTerms(feed, instrumentOf('XAUUSD')!)).toMatchObject({ spread: '0.03' });
  expect(warned).toEqual([{ symbol: 'GBPUSD' }]);
  expect(feed.unmatched?.()).toEqual(['GBPUSD']);
  await feed.close();
  Object.assign(gold, before);
  warned.splice(0);
  feed = await start();
  await shows(110_010n);
});

it('keeps its prices while the platform is unavailable, and continues afterwards', async () => {
  simulator.setAway(true);
  await waitFor(async () => warned.length > 0, 'a warning');
  expect(feed.quote('EURUSD')?.bid).toBe(110_010n);
  simulator.setAway(false);
  simulator.market.setQuote('EURUSD', '1.20000', '1.20012');
  await waitFor(async () => feed.quote('EURUSD')?.bid === 120_000n, 'a new price', 15_000);
  // One line for each of the two loops, and one when each works again.
  await waitFor(async () => reported.length >= warned.length, 'the lines of the return', 15_000);
  expect(warned.length).toBeLessThanOrEqual(2);
}, 20_000);

it('makes bars of the prices of a symbol whose earlier bars can never be read', async () => {
  await feed.close();
  await db.rows('test.forget', `delete from market.bar where symbol = 'XAUUSD'`);
  const bars = () => Promise.reject(new Error('unreadable'));
  const log = { warn: (line: unknown) => void warned.push(line), info: () => undefined };
  feed = await platformFeed({ market: { ...platform.market, bars }, db, mask: '*', pollMs: 5, storeMs: 10_000, log });
  const isWarned = () => warned.some((line) => (line as { symbol?: string }).symbol === 'XAUUSD');
  await waitFor(async () => isWarned(), 'the warning');
  simulator.market.setQuote('XAUUSD', '2500.00', '2500.35');
  await waitFor(async () => feed.bars('XAUUSD', 'M1', 1)[0]?.close === 250_000n, 'a bar');
});
