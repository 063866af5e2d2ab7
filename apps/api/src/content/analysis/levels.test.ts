import type { Bar } from '../../ports';
import { levelsOf } from './levels';

const hour = 3_600_000;
/** Bars of 4 hours around the given closes, 10 points up and down. */
const barsOf = (closes: readonly number[]): Bar[] =>
  closes.map((close, index) => ({
    at: index * 4 * hour,
    open: BigInt(close),
    high: BigInt(close + 10),
    low: BigInt(close - 10),
    close: BigInt(close),
    volume: 1,
  }));
const dayOf = (at: number) => Math.floor(at / (24 * hour));
const zigzag = Array.from({ length: 42 }, (_, index) => 1000 + [0, 20, 40, 60, 40, 20][index % 6]!);

it('uses the last day for pivots, and 14 bars for the average true range', () => {
  const found = levelsOf(barsOf(zigzag), dayOf);
  // The last day: high 1070, low 990, close 1020. Each bar reaches 30 points from the close before it.
  expect(found).toMatchObject({ high: 1070, low: 990, close: 1020, atr: 30, direction: 'flat' });
  // The pivot is 1026.67, less than a quarter of the ATR above the close. R1 is 1063, the swing highs are 1070.
  expect(found?.resistance[0]).toEqual({ at: 1063, source: '枢轴位' });
  expect(found?.support.map(({ at }) => at)).toContain(990);
});

it('has the close between support and resistance, the nearest first, also at the end of a long rise', () => {
  const rise = levelsOf(barsOf(Array.from({ length: 42 }, (_, index) => 1000 + index * 50)), dayOf);
  if (!rise) throw new Error('no levels');
  expect(rise.direction).toBe('up');
  const above = rise.resistance.map(({ at }) => at);
  const below = rise.support.map(({ at }) => at);
  expect(above.every((at) => at > rise.close) && below.every((at) => at < rise.close)).toBe(true);
  expect([...above].sort((one, other) => one - other)).toEqual(above);
  expect([...below].sort((one, other) => other - one)).toEqual(below);
  expect(Math.min(above.length, below.length)).toBeGreaterThanOrEqual(2);
});

it('returns nothing for too few bars or an unchanged price', () => {
  expect(levelsOf(barsOf(zigzag.slice(0, 19)), dayOf)).toBeUndefined();
  const still = barsOf(zigzag).map((bar) => ({ ...bar, open: 1n, high: 1n, low: 1n, close: 1n }));
  expect(levelsOf(still, dayOf)).toBeUndefined();
});
