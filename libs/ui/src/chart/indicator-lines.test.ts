import { indicatorLines } from './indicator-lines';

const close = (index: number) => 100 + index;
const rising = Array.from({ length: 80 }, (_, index) => close(index));
const of = (closes: readonly number[], which: 'ma' | 'macd' | 'rsi') =>
  new Map(indicatorLines(closes, [which]).map((line) => [line.id, line.values]));

test('a moving average is the mean of its bars, and undefined before there are enough', () => {
  const lines = of([1, 2, 3, 4, 5, 9], 'ma');
  expect(lines.get('ma5')).toEqual([undefined, undefined, undefined, undefined, 3, 4.6]);
  expect(lines.get('ma20')).toEqual(Array.from({ length: 6 }));
});

test('the columns of MACD are twice the distance of its lines', () => {
  const lines = of(rising, 'macd');
  const last = (id: string) => lines.get(id)?.at(-1) ?? Number.NaN;
  expect(lines.get('dif')?.[24]).toBeUndefined();
  expect(lines.get('dif')?.[25]).toBeDefined();
  // The lag of an average over n rising bars tends to (n - 1) / 2, so the lines tend to 7.
  expect(last('dif')).toBeCloseTo(7, 1);
  expect(last('macd')).toBeCloseTo(2 * (last('dif') - last('dea')), 10);
});

test('RSI is 100 while prices only rise, and 50 when rise and fall are equal', () => {
  expect(of(rising, 'rsi').get('rsi')?.at(-1)).toBe(100);
  const swinging = Array.from({ length: 400 }, (_, index) => 100 + (index % 2));
  expect(of(swinging, 'rsi').get('rsi')?.at(-1)).toBeGreaterThan(45);
  expect(of(swinging, 'rsi').get('rsi')?.at(-1)).toBeLessThan(55);
});

test('computes only the requested indicators, in their order', () => {
  expect(indicatorLines(rising, ['rsi', 'ma']).map(({ id }) => id)).toEqual(['rsi', 'ma5', 'ma20', 'ma60']);
  expect(indicatorLines(rising, [])).toEqual([]);
});
