import { curveStretches } from './curve-steps';

const days = (first: string, count: number) =>
  Array.from({ length: count }, (_, n) => {
    const day = new Date(Date.parse(first) + n * 86_400_000).toISOString().slice(0, 10);
    return { day, balance: `${n}.00`, equity: null };
  });
const shown = (step: 'day' | 'week' | 'month', first: string, count: number) =>
  curveStretches(days(first, count), step).map(({ from, day, balance }) => `${from} ${day} ${balance}`);

test('a point for every day', () => {
  expect(shown('day', '2026-11-25', 2)).toEqual(['2026-11-25 2026-11-25 0.00', '2026-11-26 2026-11-26 1.00']);
});

test('a week runs from Monday to Sunday and has the values of its last day', () => {
  // 22 November 2026 is a Sunday.
  expect(shown('week', '2026-11-21', 5)).toEqual(['2026-11-21 2026-11-22 1.00', '2026-11-23 2026-11-25 4.00']);
});

test('a month has the values of its last day, and the running month those of the last known day', () => {
  expect(shown('month', '2026-10-30', 4)).toEqual(['2026-10-30 2026-10-31 1.00', '2026-11-01 2026-11-02 3.00']);
});
