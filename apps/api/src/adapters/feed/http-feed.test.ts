import { waitFor } from '@portal/testkit';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MarketFeed } from '../../ports';
import { openDatabase } from '../../database/database';
import { newDatabase } from '../../testing/test-database';
import { httpFeed } from './http-feed';

let server: Server;
let feed: MarketFeed;
let answer: unknown = [];
const warned: unknown[] = [];
const reported: unknown[] = [];

beforeAll(async () => {
  server = createServer((_request, response) =>
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer)),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  feed = httpFeed(`http://127.0.0.1:${port}/quotes`, {
    warn: (line: unknown) => void warned.push(line),
    info: (line: unknown) => void reported.push(line),
  });
});
afterAll(async () => {
  await feed.close();
  await new Promise((done) => server.close(done));
});

// A Wednesday.
const at = (second: number) => new Date(Date.UTC(2026, 6, 8, 12, 0, second)).toISOString();
const quote = (bid: string, second: number, change: object = {}) => ({
  symbol: 'EURUSD',
  bid,
  ask: '1.10012',
  at: at(second),
  ...change,
});
const shows = (bid: bigint) => waitFor(async () => feed.quote('EURUSD')?.bid === bid, `bid ${bid}`);

it('polls repeatedly, publishes changes, and makes bars of the quotes', async () => {
  const heard: bigint[] = [];
  const stop = feed.subscribe((quotes) => heard.push(...quotes.map(({ bid }) => bid)));
  expect(feed.quote('EURUSD')).toBeUndefined();
  answer = [quote('1.10000', 1)];
  await shows(110_000n);
  expect(feed.quotes(['EURUSD', 'XAUUSD'])).toMatchObject([{ ask: 110_012n }]);
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse(at(1)));
  expect(feed.quote('EURUSD')?.open).toBe(true);
  // The weekend after, without a new price.
  clock.mockReturnValue(Date.parse(at(1)) + 3 * 86_400_000);
  expect(feed.quotes(['EURUSD'])).toMatchObject([{ open: false }]);
  clock.mockRestore();
  expect(feed.label).toBeUndefined();
  answer = [quote('1.10010', 2)];
  await shows(110_010n);
  answer = [quote('1.09990', 61)];
  await shows(109_990n);
  await waitFor(async () => heard.length >= 3, 'what was heard');
  stop();
  expect(heard).toEqual([110_000n, 110_010n, 109_990n]);
  const [first, second] = feed.bars('EURUSD', 'M1', 10);
  expect(first).toMatchObject({ open: 110_000n, high: 110_010n, low: 110_000n, close: 110_010n });
  expect(second).toMatchObject({ open: 109_990n, close: 109_990n, at: first!.at + 60_000 });
  expect(feed.bars('EURUSD', 'H1', 10)).toMatchObject([
    { open: 110_000n, high: 110_010n, low: 109_990n, close: 109_990n },
  ]);
  expect(feed.bars('EURUSD', 'M1', 10, second!.at)).toEqual([first]);
}, 20_000);

it.each([
  ['an older quote', [quote('1.20000', 3)]],
  ['a symbol we do not trade', [quote('1.20000', 100, { symbol: 'DOGEUSD' })]],
  ['a price finer than a point', [quote('1.200001', 100)]],
  ['an ask below the bid', [quote('1.20000', 100)]],
  ['no list', { bid: 1 }],
  ['no JSON', '<html>'],
])('keeps the last quotes after %s', async (_what, wrong) => {
  answer = wrong;
  await new Promise((resolve) => setTimeout(resolve, 1_300));
  expect(feed.quote('EURUSD')?.bid).toBe(109_990n);
  expect(feed.quote('DOGEUSD')).toBeUndefined();
});

it('logs a failed poll, and continues when quotes arrive again', async () => {
  expect(warned.length).toBeGreaterThan(0);
  answer = [quote('1.10005', 120)];
  await shows(110_005n);
  await waitFor(async () => reported.length > 0, 'the line of the return');
  expect(reported.at(-1)).toMatchObject({ failed: 'the market feed gave no quotes' });
});

it('has the same bars after a restart', async () => {
  const db = openDatabase(await newDatabase());
  const { port } = server.address() as AddressInfo;
  const open = () => httpFeed(`http://127.0.0.1:${port}/quotes`, { warn: () => undefined, info: () => undefined }, db);
  answer = [{ symbol: 'EURUSD', bid: '1.30000', ask: '1.30012', at: new Date().toISOString() }];
  const first = open();
  await waitFor(async () => first.bars('EURUSD', 'M1', 1).length === 1, 'a bar');
  const bars = first.bars('EURUSD', 'D1', 10);
  await first.close();
  answer = [];
  const second = open();
  await waitFor(async () => second.bars('EURUSD', 'D1', 10).length === 1, 'the stored bar');
  expect(second.bars('EURUSD', 'D1', 10)).toMatchObject(bars.map(({ at, close }) => ({ at, close })));
  await second.close();
  await db.close();
});
