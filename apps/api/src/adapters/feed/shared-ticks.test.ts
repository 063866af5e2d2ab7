import { waitFor } from '@portal/testkit';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase, type Database } from '../../database/database';
import type { Bus, MarketFeed, PlatformMarket } from '../../ports';
import { newDatabase } from '../../testing/test-database';
import { postgresBus } from '../bus/postgres-bus';
import { mt5WebApi } from '../trading/mt5-web-api/mt5-web-api';
import { startMt5Simulator, type Mt5Simulator } from '../trading/testing/mt5-simulator';
import { platformFeed } from './platform-feed';
import { sharedTicks } from './shared-ticks';

// Two gateways with a feed of the same platform each. `runners` says which of them asks it.
const log = { warn: jest.fn(), info: jest.fn(), error: jest.fn() };
const pollMs = 100;
let simulator: Mt5Simulator;
let platform: ReturnType<typeof mt5WebApi>;
let databases: Database[];
let buses: Bus[];
let markets: PlatformMarket[];
let feeds: MarketFeed[];
/** How often each gateway has asked the platform for prices. */
const asked = [0, 0];
const runners = [{ isActive: false }, { isActive: false }].map((runner) => ({
  ...runner,
  stop: async () => undefined,
}));

const counted =
  (n: number): PlatformMarket['ticks'] =>
  (...request) => {
    asked[n]! += 1;
    return platform.market.ticks(...request);
  };

beforeAll(async () => {
  simulator = await startMt5Simulator();
  platform = mt5WebApi(simulator);
  const url = await newDatabase();
  databases = [openDatabase(url), openDatabase(url)];
  buses = databases.map((db) => postgresBus({ db, log }));
  markets = buses.map((bus, n) => {
    const market = { ...platform.market, ticks: counted(n) };
    return sharedTicks({ market, bus, log }, runners[n]!);
  });
  simulator.market.setQuote('EURUSD', '1.10000', '1.10012');
  feeds = await Promise.all(
    markets.map((market, n) => platformFeed({ market, db: databases[n]!, log, mask: '*', pollMs, storeMs: 10_000 })),
  );
});
afterAll(async () => {
  for (const feed of feeds) await feed.close();
  for (const bus of buses) await bus.close();
  for (const db of databases) await db.close();
  await platform.close();
  await simulator.close();
});

const everywhere = (bid: bigint) =>
  waitFor(async () => feeds.every((feed) => feed.quote('EURUSD')?.bid === bid), `bid ${bid}`);
/** Which gateways ask for prices while one of them asks ten times. */
async function asking(): Promise<number[]> {
  const before = [...asked];
  const since = () => asked.map((count, n) => count - before[n]!);
  await waitFor(async () => since().some((count) => count >= 10), 'requests');
  return [0, 1].filter((n) => since()[n]! > 0);
}
const onlyAsks = (n: number) => waitFor(async () => (await asking()).join() === String(n), `only gateway ${n} asking`);

it('has prices at every gateway while no gateway is chosen to poll', async () => {
  await everywhere(110_000n);
  expect(await asking()).toEqual([0, 1]);
});

it('sends the prices polled by one gateway to the other', async () => {
  runners[0]!.isActive = true;
  simulator.market.setQuote('EURUSD', '1.10010', '1.10022');
  await everywhere(110_010n);
  await onlyAsks(0);
  simulator.market.setQuote('EURUSD', '1.10020', '1.10032');
  await everywhere(110_020n);
});

it('polls for missed prices itself', async () => {
  const missing = jest.spyOn(databases[0]!, 'rows').mockImplementation(async () => []);
  simulator.market.setQuote('EURUSD', '1.10030', '1.10042');
  await waitFor(async () => feeds[0]!.quote('EURUSD')?.bid === 110_030n, 'the price at the sender');
  await sleep(2 * pollMs);
  expect(feeds[1]!.quote('EURUSD')?.bid).toBe(110_020n);
  missing.mockRestore();
  await everywhere(110_030n);
});

it('continues when the polling gateway stops, and when the other takes over', async () => {
  runners[0]!.isActive = false;
  simulator.market.setQuote('EURUSD', '1.10040', '1.10052');
  await everywhere(110_040n);
  runners[1]!.isActive = true;
  simulator.market.setQuote('EURUSD', '1.10050', '1.10062');
  await everywhere(110_050n);
  await onlyAsks(1);
});

it('polls for symbols that the sender does not poll', async () => {
  simulator.market.setQuote('XAUUSD', '2400.00', '2400.35');
  const { ticks, cursor } = await markets[0]!.ticks(['XAUUSD'], undefined);
  expect(ticks).toMatchObject([{ symbol: 'XAUUSD', bid: '2400.00' }]);
  await markets[0]!.ticks(['OTHER'], cursor);
  expect(simulator.requests.some((address) => address.includes('symbol=OTHER'))).toBe(true);
});
