import { QuoteGaps } from './quote-gaps';

// 10:20 in Beijing.
const start = Date.parse('2026-11-26T02:20:00Z');
const minute = 60_000;
const quote = (at: number, more: object = {}) => ({ symbol: 'EURUSD', bid: 1n, ask: 2n, at, open: true, ...more });

/** Notes a sample a minute: the number is when the newest quote came, in minutes after `from`. */
function noteEach(gaps: QuoteGaps, from: number, newest: readonly number[], more: object = {}): void {
  newest.forEach((at, n) => gaps.note([quote(from + at * minute, more)], from + n * minute));
}

it('counts minutes without a new quote, and those in a row as one gap', () => {
  const gaps = new QuoteGaps();
  noteEach(gaps, start, [0, 1, 1, 1, 4, 5, 5, 7]);
  expect(gaps.ofDay(start + 7 * minute)).toEqual({ gaps: 2, minutes: 3, since: start });
});

it('counts none while another symbol has a new quote, or while every market is closed', () => {
  const gaps = new QuoteGaps();
  noteEach(gaps, start, [0, 0, 0], { open: false });
  [3, 4, 5].forEach((n) =>
    gaps.note([quote(start), quote(start + n * minute, { symbol: 'BTCUSD' })], start + n * minute),
  );
  expect(gaps.ofDay(start + 5 * minute)).toEqual({ gaps: 0, minutes: 0, since: start });
});

it('has nothing to tell before the feed has given a quote', () => {
  const gaps = new QuoteGaps();
  gaps.note([], start);
  gaps.note([], start + minute);
  expect(gaps.ofDay(start + minute)).toBeUndefined();
  noteEach(gaps, start + 2 * minute, [0, 1]);
  expect(gaps.ofDay(start + 3 * minute)).toEqual({ gaps: 0, minutes: 0, since: start + 2 * minute });
});

it('begins anew with the day in Beijing; a gap that lasts beyond midnight is one of either day', () => {
  const gaps = new QuoteGaps();
  const midnight = Date.parse('2026-11-27T00:00:00+08:00');
  noteEach(gaps, midnight - 2 * minute, [0, 0, 0, 0, 4]);
  expect(gaps.ofDay(midnight - minute)).toBeUndefined();
  expect(gaps.ofDay(midnight + 2 * minute)).toEqual({ gaps: 1, minutes: 2, since: midnight });
});

it('counts no minute of a clock that stands still', () => {
  const gaps = new QuoteGaps();
  gaps.note([quote(start)], start);
  gaps.note([quote(start)], start);
  expect(gaps.ofDay(start)).toEqual({ gaps: 0, minutes: 0, since: start });
});
