import type { BarInterval } from '@portal/contract/market';
import type { PriceBoard } from '@portal/api-client/market/price-board';
import { act, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderPage, type Reply } from '../../testing/render-page';
import { useBars, type ShownBars } from './use-bars';
import { usePriceBoard } from './use-price-board';

const BARS = '/api/v1/bars';
const start = Date.parse('2026-03-02T00:00:00.000Z');
const minutes = (at: number) => new Date(start + at * 60_000).toISOString();
const bar = (at: number, close = '4055.00') => ({
  at: minutes(at),
  open: '4050.00',
  high: '4062.50',
  low: '4049.10',
  close,
  volume: 9,
});
/** One-minute bars, from minute `from` up to but not including `until`. */
const bars = (from: number, until: number) => Array.from({ length: until - from }, (_, at) => bar(from + at));

type SentRequest = Record<string, unknown>;

/** The bars of a one-minute chart of gold. `choose` changes the interval. */
function show(answer: (request: SentRequest) => Reply) {
  const seen = {} as { bars: ShownBars; board: PriceBoard; choose: (to: BarInterval) => void };
  function Chart({ interval }: { interval: BarInterval }) {
    seen.bars = useBars('XAUUSD', interval);
    return null;
  }
  function Page() {
    const [interval, choose] = useState<BarInterval>('M1');
    seen.board = usePriceBoard();
    seen.choose = choose;
    return <Chart interval={interval} />;
  }
  const { requestsTo } = renderPage(Page, { at: '/market', replies: { [BARS]: answer } });
  return { seen, requests: () => requestsTo(BARS).map(({ body }) => body) };
}

const quote = (bid: string): Parameters<PriceBoard['put']>[0][number] => ({
  symbol: 'XAUUSD',
  name: '现货黄金',
  zone: 4,
  bid,
  ask: bid,
  open: bid,
  high: bid,
  low: bid,
  digits: 2,
  previousClose: bid,
  change: '0.00',
  changePercent: 0,
  at: minutes(0),
  session: 'open',
});

afterEach(() => jest.useRealTimers());

test('loads the newest page first, and older pages on request until there are no more', async () => {
  const { seen, requests } = show(({ before }) => ({ data: before ? bars(-50, 0) : bars(0, 200) }));
  expect(seen.bars.bars).toBeUndefined();
  await waitFor(() => expect(seen.bars.bars).toHaveLength(200));
  // Two simultaneous calls send one request.
  act(() => {
    seen.bars.older();
    seen.bars.older();
  });
  await waitFor(() => expect(seen.bars.bars).toEqual(bars(-50, 200)));
  act(() => seen.bars.older());
  expect(requests()).toEqual([
    { symbol: 'XAUUSD', interval: 'M1', limit: 200 },
    { symbol: 'XAUUSD', interval: 'M1', limit: 200, before: minutes(0) },
  ]);
});

test('updates the last bar with the price', async () => {
  const { seen } = show(() => ({ data: bars(0, 3) }));
  await waitFor(() => expect(seen.bars.bars).toHaveLength(3));
  expect(seen.bars.growing).toBeUndefined();
  act(() => seen.board.put([quote('4070.00')]));
  expect(seen.bars.growing).toEqual({ ...bar(2, '4070.00'), high: '4070.00' });
  act(() => seen.board.put([quote('4040.00')]));
  expect(seen.bars.growing).toEqual({ ...bar(2, '4040.00'), low: '4040.00' });
});

test('reloads and replaces the newest bars when a bar is complete', async () => {
  jest.useFakeTimers({ now: start + 3 * 60_000 - 30_000 });
  let closed = false;
  const { seen } = show(({ limit }) => {
    if (limit !== 3) return { data: bars(0, 3) };
    closed = true;
    return { data: [bar(1), bar(2, '4061.00'), bar(3, '4062.00')] };
  });
  await waitFor(() => expect(seen.bars.bars).toHaveLength(3));
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(closed).toBe(false);
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  await waitFor(() => expect(seen.bars.bars).toEqual([bar(0), bar(1), bar(2, '4061.00'), bar(3, '4062.00')]));
});

test('reports why no bars could be loaded, and retries', async () => {
  const answers: Reply[] = ['unreachable', { code: 'market.symbol', msg: '没有这个品种' }, { data: bars(0, 1) }];
  const { seen } = show(() => answers.shift() ?? 'unreachable');
  await waitFor(() => expect(seen.bars.failed).toBe('网络异常，请稍后重试'));
  act(() => seen.bars.refetch());
  await waitFor(() => expect(seen.bars.failed).toBe('没有这个品种'));
  act(() => seen.bars.refetch());
  await waitFor(() => expect(seen.bars.bars).toHaveLength(1));
  expect(seen.bars.failed).toBeUndefined();
});

test('shows no bars of the previous interval after a change of interval', async () => {
  const { seen } = show(({ interval }) => ({ data: interval === 'M1' ? bars(0, 3) : [bar(0, '4066.00')] }));
  await waitFor(() => expect(seen.bars.bars).toHaveLength(3));
  act(() => seen.choose('H1'));
  expect(seen.bars.bars).toBeUndefined();
  await waitFor(() => expect(seen.bars.bars).toEqual([bar(0, '4066.00')]));
});
