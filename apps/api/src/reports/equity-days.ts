import type { AccountDay } from './balances.store';

/** All accounts at the end of a day, in minor units of one currency. Money that moved that day is in none of the results. */
export interface EquityDay {
  day: string;
  /** Without payouts that the platform has released. */
  balance: bigint;
  /** Undefined until the equity of each account was stored. */
  equity?: bigint;
  deposits: bigint;
  /** Payouts count on the day on which they left the balance. */
  withdrawals: bigint;
  /** Credit, fees, transfers to a currency at another rate, adjustments and bonuses. */
  other: bigint;
}

/** An amount of an account in the currency of the sum. */
export type Worth = (units: bigint, accountId: bigint) => bigint;

const none = { deposits: 0n, withdrawals: 0n, other: 0n };

/**
 * The days of all accounts together; the first day is only what the moves of the second begin at. Moves are converted as sums since
 * the first day, so that roundings of a conversion do not add up.
 * @param rows each account on each day, in the order of days
 */
export function equityDays(rows: readonly AccountDay[], worth: Worth): EquityDay[] {
  const moved = new Map<bigint, typeof none>();
  const days = new Map<string, AccountDay[]>();
  for (const row of rows) days.set(row.day, [...(days.get(row.day) ?? []), row]);
  const sums = [...days].map(([day, accounts]) => {
    const sum = { day, balance: 0n, equity: 0n, ...none, known: true, stored: false };
    for (const { account_id: id, ...row } of accounts) {
      const before = moved.get(id) ?? none;
      const own = {
        deposits: before.deposits + row.paid_in,
        withdrawals: before.withdrawals + row.paid_out,
        other: before.other + row.other + row.credit,
      };
      moved.set(id, own);
      const balance = row.balance - row.on_way;
      sum.balance += worth(balance, id);
      sum.equity += worth(balance + (row.floating ?? 0n), id);
      sum.deposits += worth(own.deposits, id);
      sum.withdrawals += worth(own.withdrawals + row.on_way, id);
      sum.other += worth(own.other, id);
      sum.known &&= row.floating !== null;
      sum.stored ||= row.stored;
    }
    return sum;
  });
  const first = sums.findIndex(({ stored }) => stored);
  return sums.flatMap((sum, index) => {
    const before = sums[index - 1];
    if (!before) return [];
    const { day, balance, equity, known } = sum;
    return [
      {
        day,
        balance,
        ...(known && first !== -1 && index >= first && { equity }),
        deposits: sum.deposits - before.deposits,
        withdrawals: sum.withdrawals - before.withdrawals,
        other: sum.other - before.other,
      },
    ];
  });
}
