import type { StatementMonth } from '@portal/contract/reports';
import type { Db } from '../database/database';
import { usd } from '../core/money/money';
import { netOf } from './net-of';
import type { CostSum } from './costs.store';
import type { MonthKind } from './entries.store';
import { monthsOf } from './months-of';

/** The first and the running month of an account, `YYYY-MM` in Shanghai. */
export const readSpan = (db: Db, accountId: bigint) =>
  db.row(
    'reports.span',
    `select to_char(reports.month_of(created_at), 'YYYY-MM') as first, to_char(reports.month_of(now()), 'YYYY-MM') as last
     from account.account where id = $1`,
    [accountId],
  );

const indexOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
const monthAt = (index: number) => `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;

/**
 * Every month of an account, newest first, those in which nothing moved too.
 * @param costs the closed positions of the account by month
 */
export function statementMonths(
  rows: readonly MonthKind[],
  costs: readonly CostSum[],
  span: { first: string; last: string },
): StatementMonth[] {
  const moved = monthsOf(rows);
  const byMonth = new Map(moved.map((month) => [month.month, month]));
  const results = new Map(costs.map((cost) => [cost.name, netOf(cost)]));
  const oldest = moved.at(-1)?.month ?? span.first;
  const from = indexOf(oldest < span.first ? oldest : span.first);
  let closing = usd(0n);
  const months: StatementMonth[] = [];
  for (let index = from; index <= indexOf(span.last); index += 1) {
    const month = monthAt(index);
    const own = byMonth.get(month) ?? { month, opening: closing, net: usd(0n), closing, count: 0 };
    closing = own.closing;
    months.push({ ...own, result: usd(results.get(month) ?? 0n), final: month < span.last });
  }
  return months.reverse();
}
