import type { Quote } from '@portal/contract/market';
import { livePrices } from './live-prices';
import { PriceBoard } from './price-board';

class Source extends EventTarget {
  static all: Source[] = [];
  closed = false;
  constructor(readonly url: string) {
    super();
    Source.all.push(this);
  }
  close() {
    this.closed = true;
  }
  say(name: string, data?: unknown) {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }
}

const read = jest.fn();
const row = (symbol: string, bid: string) => ({ symbol, bid }) as Quote;
let board: PriceBoard;
let count = 0;
const newest = () => Source.all.at(-1)!;
const hide = (hidden: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  hide(false);
  Source.all = [];
  globalThis.EventSource = Source as unknown as typeof EventSource;
  read
    .mockReset()
    .mockImplementation(async (symbols: string) => symbols.split(',').map((one) => ({ ...row(one, '9'), spark: [1] })));
  const baseURL = `/${++count}`;
  board = new PriceBoard(async (own) => livePrices(own, { baseURL, read }));
});
afterEach(() => jest.useRealTimers());

it('opens one stream for all watched symbols, and a new one when they change', async () => {
  const stop = board.watch(['B']);
  board.watch(['A', 'B']);
  await pass(50);
  expect(Source.all.map(({ url }) => url)).toEqual([`/${count}/api/v1/stream?symbols=A%2CB`]);
  expect(read.mock.calls).toEqual([['A,B']]);
  stop();
  await pass(50);
  expect(Source.all).toHaveLength(1);
  board.watch(['C']);
  await pass(50);
  expect(Source.all.map(({ closed }) => closed)).toEqual([true, false]);
  expect(newest().url).toBe(`/${count}/api/v1/stream?symbols=A%2CB%2CC`);
});

it('notifies only the subscribers of the symbol, and stores its sparkline', async () => {
  const heard: string[] = [];
  board.subscribe('A', () => heard.push('A'));
  board.subscribe('B', () => heard.push('B'));
  board.watch(['A', 'B']);
  await pass(50);
  heard.length = 0;
  newest().say('quote', row('A', '1.5'));
  expect(heard).toEqual(['A']);
  expect(board.get('A')).toMatchObject({ bid: '1.5', spark: [1] });
  expect(board.state()).toBe('live');
});

it('notifies one row at a time, each with its latest price', async () => {
  const heard: string[] = [];
  for (const symbol of 'ABCDE') board.subscribe(symbol, () => heard.push(`${symbol}${board.get(symbol)?.bid}`));
  board.put([...'ABCDE'].map((symbol) => row(symbol, '1')));
  expect(heard).toEqual(['A1']);
  board.put([row('A', '2'), row('E', '2')]);
  expect(heard).toEqual(['A1']);
  await pass(10);
  expect(heard.slice(1)).toEqual(['B1', 'C1', 'D1', 'E2', 'A2']);
});

it('batches quick changes, each symbol with its last price', async () => {
  const heard: string[] = [];
  for (const symbol of ['A', 'B']) board.subscribe(symbol, () => heard.push(`${symbol}${board.get(symbol)?.bid}`));
  board.watch(['A', 'B']);
  await pass(50);
  heard.length = 0;
  for (const [symbol, bid] of [
    ['A', '1'],
    ['A', '2'],
    ['B', '3'],
    ['A', '4'],
  ] as const)
    newest().say('quote', row(symbol, bid));
  expect(heard).toEqual(['A1']);
  await pass(201);
  expect(heard).toEqual(['A1', 'A4', 'B3']);
  newest().say('quote', row('A', '5'));
  await pass(200);
  newest().say('quote', row('A', '6'));
  expect(heard.slice(3)).toEqual(['A5']);
  await pass(200);
  expect(heard.slice(3)).toEqual(['A5', 'A6']);
});

it('closes the stream while the tab is hidden', async () => {
  board.watch(['A']);
  await pass(50);
  hide(true);
  expect(newest().closed).toBe(true);
  expect(board.state()).toBe('idle');
  await pass(60_000);
  expect(read).toHaveBeenCalledTimes(1);
  hide(false);
  // Boards of earlier tests also receive the tab's events.
  const own = Source.all.filter(({ url }) => url.startsWith(`/${count}/`));
  expect(own.map(({ closed }) => closed)).toEqual([true, false]);
});

it('polls while the stream is interrupted, reconnects, and stops polling when it is back', async () => {
  board.watch(['A']);
  await pass(50);
  newest().say('error');
  expect(newest().closed).toBe(true);
  expect(board.state()).toBe('polling');
  await pass(9_100);
  expect(read).toHaveBeenCalledTimes(1 + 1 + 3);
  await pass(21_000);
  expect(Source.all).toHaveLength(2);
  newest().say('quote', row('A', '2'));
  expect(board.state()).toBe('live');
  const asked = read.mock.calls.length;
  await pass(10_000);
  expect(read).toHaveBeenCalledTimes(asked);
});

it('treats a long silence as an interruption, unless heartbeats arrive', async () => {
  board.watch(['A']);
  await pass(50);
  newest().say('quote', row('A', '2'));
  for (let n = 0; n < 4; n += 1) {
    await pass(15_000);
    newest().say('heartbeat');
  }
  expect(board.state()).toBe('live');
  await pass(41_000);
  expect(board.state()).toBe('polling');
});

it('fails silently if the code of its feed cannot be loaded, and retries for the next subscriber', async () => {
  const start = jest.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue({ changed: jest.fn() });
  const other = new PriceBoard(start);
  other.watch(['A']);
  await pass(1);
  other.watch(['B']);
  await pass(1);
  expect(start).toHaveBeenCalledTimes(2);
});

describe('a zone that is watched as a whole', () => {
  const readZone = jest.fn();
  beforeEach(() => {
    readZone.mockReset().mockImplementation(async () => ['A', 'B'].map((one) => ({ ...row(one, '7'), spark: [1] })));
    board = new PriceBoard(async (own) => livePrices(own, { baseURL: `/${count}`, read, readZone }));
  });

  it('is requested by zone, and symbols outside of the zone by name', async () => {
    board.watch(['A', 'B'], 4);
    board.watch(['C']);
    await pass(50);
    expect(readZone.mock.calls).toEqual([[4]]);
    expect(read.mock.calls).toEqual([['C']]);
    expect(board.get('B')).toMatchObject({ bid: '7', spark: [1] });
  });

  it('is polled by zone while the stream is interrupted, until the last subscriber of the zone unsubscribes', async () => {
    const stop = board.watch(['A', 'B'], 4);
    board.watch(['A']);
    await pass(50);
    newest().say('error');
    await pass(10);
    expect(readZone).toHaveBeenCalledTimes(2);
    expect(read).not.toHaveBeenCalled();
    stop();
    await pass(3_100);
    expect(readZone).toHaveBeenCalledTimes(2);
    expect(read).toHaveBeenLastCalledWith('A');
  });
});
