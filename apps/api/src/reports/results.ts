import { results as call, type PeriodResult } from '@portal/contract/reports';
import type { AccountCurrency } from '@portal/brand';
import { exchanged } from '@portal/rules/money';
import { readAccounts } from '../core/accounts';
import { currencyRates } from '../core/money/account-rate';
import { usd } from '../core/money/money';
import { handle } from '../http/handler';
import { readBalances, readWaiting } from './balances.store';
import { costsByMonth } from './costs.store';
import { copyEntries } from './entries.store';
import { netOf } from './net-of';
import type { Days } from './reports.store';

/** Enough for the day before the longest month. */
const mostDays = 32;

/** A result and what it is a percentage of. Cents of USD. */
type Sums = { result: bigint; before: bigint; balance: bigint };

/** Percent with two places. */
function toResult({ result, before, balance }: Sums): PeriodResult {
  const base = before > balance - result ? before : balance - result;
  return {
    result: usd(result),
    percent: base > 0n ? Math.round(Number((result * 1_000_000n) / base) / 100) / 100 : null,
  };
}

export const results = handle(call, async ({ customer: { customerId }, gateway }) => {
  const { db, brand } = gateway;
  await copyEntries(db, customerId);
  const accounts = await readAccounts(gateway, customerId, { live: false });
  const inUsd = (units: bigint, currency: AccountCurrency) => {
    const worth = exchanged(currencyRates(brand, currency), { currency: 'USD' }, units < 0n ? -units : units);
    return units < 0n ? -worth : worth;
  };
  const today: Sums = { result: 0n, before: 0n, balance: 0n };
  const month: Sums = { ...today };
  let day = '';
  for (const currency of new Set(['USD' as const, ...accounts.map((account) => account.currency)])) {
    const of = { kind: 'closing' as const, customerId, currency, accountId: 0n, symbol: '' };
    const balances = await readBalances(db, of, mostDays);
    day = balances.at(-1)?.day ?? day;
    const add = async (sums: Sums, { startDate, endDate }: Days) => {
      const costs = await costsByMonth(db, of, { startDate, endDate });
      sums.result += costs.reduce((sum, cost) => sum + inUsd(netOf(cost), currency), 0n);
      sums.before += inUsd(balances.findLast((each) => each.day < startDate)?.balance ?? 0n, currency);
      sums.balance += inUsd(balances.at(-1)?.balance ?? 0n, currency);
    };
    await add(today, { startDate: day, endDate: day });
    await add(month, { startDate: `${day.slice(0, 7)}-01`, endDate: day });
  }
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
