import { results as call, type PeriodResult } from '@portal/contract/reports';
import { readAccounts } from '../core/accounts';
import { toUsd } from '../core/money/account-rate';
import { usd } from '../core/money/money';
import { handle } from '../http/handler';
import { readAccountDays, readWaiting } from './balances.store';
import { costsByMonth } from './costs.store';
import { copyEntries } from './entries.store';
import { netOf } from './net-of';
import type { Days } from './reports.store';

/** Enough for the day before the longest month. */
const mostDays = 32;

/** A result, the balance before it, and the money that moved meanwhile. Cents of USD. */
type Sums = { result: bigint; before: bigint; moved: bigint };

/** Percent with two places. A closed position reaches the result a moment before the balance, so the balance of now is not asked. */
function toResult({ result, before, moved }: Sums): PeriodResult {
  const base = moved > 0n ? before + moved : before;
  return {
    result: usd(result),
    percent: base > 0n ? Math.round(Number((result * 1_000_000n) / base) / 100) / 100 : null,
  };
}

export const results = handle(call, async ({ customer: { customerId }, gateway }) => {
  const { db, brand } = gateway;
  await copyEntries(db, customerId);
  const accounts = await readAccounts(gateway, customerId, { live: false });
  const days = await readAccountDays(db, customerId, mostDays);
  const day = days.at(-1)?.day ?? '';
  const sumsOf = async ({ startDate, endDate }: Days): Promise<Sums> => {
    const sums: Sums = { result: 0n, before: 0n, moved: 0n };
    for (const { id, currency } of accounts) {
      const own = days.filter(({ account_id }) => account_id === id);
      const moved = own
        .filter((each) => each.day >= startDate)
        .reduce((sum, { paid_in, paid_out, other }) => sum + paid_in - paid_out + other, 0n);
      sums.moved += toUsd(brand, moved, currency);
      sums.before += toUsd(brand, own.findLast((each) => each.day < startDate)?.balance ?? 0n, currency);
    }
    for (const currency of new Set(accounts.map((account) => account.currency))) {
      const of = { kind: 'closing' as const, customerId, currency, accountId: 0n, symbol: '' };
      const costs = await costsByMonth(db, of, { startDate, endDate });
      sums.result += costs.reduce((sum, cost) => sum + toUsd(brand, netOf(cost), currency), 0n);
    }
    return sums;
  };
  const today = await sumsOf({ startDate: day, endDate: day });
  const month = await sumsOf({ startDate: `${day.slice(0, 7)}-01`, endDate: day });
  const { count, amount, in_balance: inBalance, since } = await readWaiting(db, customerId);
  return {
    month: day.slice(0, 7),
    today: toResult(today),
    thisMonth: toResult(month),
    waiting: since && {
      count: Number(count),
      amount: usd(amount),
      inBalance: usd(inBalance),
      since: since.toISOString(),
    },
  };
});
