import fc from 'fast-check';
import { formatAmount, minor } from '@portal/rules/money';
import { cents } from './cents';
import { curveStretches, knownDays } from './curve-steps';

const none = { deposits: '0.00', withdrawals: '0.00', other: '0.00' };
const dayAt = (first: string, n: number) => new Date(Date.parse(first) + n * 86_400_000).toISOString().slice(0, 10);
const days = (first: string, count: number) =>
  Array.from({ length: count }, (_, n) => ({
    ...{ day: dayAt(first, n), balance: `${n}.00`, equity: `${n}.50` },
    ...none,
  }));
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

test('begins with the first stored equity, and gives what moved on a day without one to the next', () => {
  const day = (n: number, equity: string | null, deposits: string) => ({
    ...{ day: dayAt('2026-11-01', n), balance: '9.00', equity },
    ...{ ...none, deposits },
  });
  const known = knownDays([day(0, null, '1.00'), day(1, '5.00', '2.00'), day(2, null, '3.00'), day(3, '9.00', '0.10')]);
  expect(known.map(({ day, deposits }) => [day, deposits])).toEqual([
    ['2026-11-02', '2.00'],
    ['2026-11-04', '3.10'],
  ]);
});

const usd = (units: number) => formatAmount(minor(BigInt(units)), 2);
const amount = fc.integer({ min: -9_999_999, max: 9_999_999 });

test('of random days, what trading changed and what moved is the change of the equity, to the cent, at each step', () => {
  const history = fc.array(
    fc.record({ equity: fc.option(amount), balance: amount, deposits: fc.nat(), withdrawals: amount, other: amount }),
    { minLength: 1, maxLength: 90 },
  );
  fc.assert(
    fc.property(history, fc.constantFrom('day' as const, 'week' as const, 'month' as const), (rows, step) => {
      const known = knownDays(
        rows.map(({ equity, ...row }, n) => ({
          day: dayAt('2026-08-20', n),
          equity: equity === null ? null : usd(equity),
          balance: usd(row.balance),
          deposits: usd(row.deposits),
          withdrawals: usd(row.withdrawals),
          other: usd(row.other),
        })),
      );
      const points = curveStretches(known, step);
      const of = (text: string) => cents(text) ?? 0n;
      const moved = ({ deposits, withdrawals, other }: (typeof points)[number]) =>
        of(deposits) - of(withdrawals) + of(other);
      points.forEach((point, n) => {
        const before = points[n - 1];
        if (!before) return;
        expect(of(point.equity) - of(before.equity)).toBe(of(point.profit) - of(before.profit) + moved(point));
      });
      // The first day's moves are before its equity, the points lose none of the others.
      const all = points.reduce((sum, point) => sum + moved(point), 0n);
      const first = known[0];
      const last = points.at(-1);
      if (first && last) {
        const began = of(first.deposits) - of(first.withdrawals) + of(first.other);
        expect(of(last.equity) - of(first.equity)).toBe(of(last.profit) + all - began);
      }
    }),
  );
});
