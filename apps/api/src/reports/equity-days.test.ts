import fc from 'fast-check';
import type { AccountDay } from './balances.store';
import { equityDays, type Worth } from './equity-days';

const amount = fc.bigInt({ min: -99_999_999n, max: 99_999_999n });
const dayAt = (n: number) => new Date(Date.UTC(2026, 7, 1) + n * 86_400_000).toISOString().slice(0, 10);
const row = fc.record({
  ...{ balance: amount, on_way: amount, paid_in: amount, paid_out: amount, other: amount, credit: amount },
  floating: fc.option(amount, { freq: 9 }),
  stored: fc.boolean(),
});
// Two accounts in USD and one in CNH.
const histories = fc
  .array(fc.tuple(row, row, row), { minLength: 2, maxLength: 40 })
  .map((days) =>
    days.map((accounts, n) =>
      accounts.map((one, id): AccountDay => ({ ...one, account_id: BigInt(id), day: dayAt(n) })),
    ),
  );
const byRate = (units: bigint) => (units < 0n ? -((-units * 100n) / 726n) : (units * 100n) / 726n);
const worth: Worth = (units, id) => (id === 2n ? byRate(units) : units);

test('of random accounts, the figures of each day add up and no rounding of a conversion is lost, to the cent', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const days = equityDays(history.flat(), worth);
      expect(days.map(({ day }) => day)).toEqual(history.slice(1).map((_, n) => dayAt(n + 1)));
      const sums = { deposits: 0n, withdrawals: 0n, other: 0n };
      days.forEach((day, n) => {
        const rows = history[n + 1] ?? [];
        const all = (of: (one: AccountDay) => bigint) =>
          rows.reduce((sum, one) => sum + worth(of(one), one.account_id), 0n);
        expect(day.balance).toBe(all(({ balance, on_way }) => balance - on_way));
        const known = rows.every(({ floating }) => floating !== null);
        const begun = history.slice(0, n + 2).some((accounts) => accounts.some(({ stored }) => stored));
        expect(day.equity).toBe(
          known && begun ? all(({ balance, on_way, floating }) => balance - on_way + (floating ?? 0n)) : undefined,
        );
        sums.deposits += day.deposits;
        sums.withdrawals += day.withdrawals;
        sums.other += day.other;
        // What has moved since the first day, converted once.
        const moved = (of: (one: AccountDay) => bigint) =>
          [0, 1, 2].reduce((sum, id) => {
            const total = (from: number) =>
              history.slice(from, n + 2).reduce((units, accounts) => units + of(accounts[id]!), 0n);
            return sum + worth(total(0), BigInt(id)) - worth(of(history[0]![id]!), BigInt(id));
          }, 0n);
        expect(sums.deposits).toBe(moved(({ paid_in }) => paid_in));
        expect(sums.other).toBe(moved(({ other, credit }) => other + credit));
      });
      const last = history.length - 1;
      const out = (n: number) =>
        [0, 1, 2].reduce((sum, id) => {
          const paid = history.slice(0, n + 1).reduce((units, accounts) => units + accounts[id]!.paid_out, 0n);
          return sum + worth(paid + history[n]![id]!.on_way, BigInt(id));
        }, 0n);
      expect(sums.withdrawals).toBe(out(last) - out(0));
    }),
  );
});
