import type { KindSum, MoneyMonth } from '@portal/contract/reports';
import { kindWords, type MoneyKind } from '@portal/rules/money';
import { usd } from '../core/money/money';
import type { MonthKind } from './entries.store';

const sum = (rows: readonly MonthKind[], of: (row: MonthKind) => bigint) =>
  rows.reduce((total, row) => total + of(row), 0n);

/** Months, newest first, of their kinds' rows. */
export function monthsOf(rows: readonly MonthKind[]): MoneyMonth[] {
  const months = new Map<string, MonthKind[]>();
  for (const row of rows) months.set(row.month, [...(months.get(row.month) ?? []), row]);
  return [...months].map(([month, kinds]) => ({
    month,
    opening: usd(kinds[0]?.opening ?? 0n),
    net: usd(sum(kinds, ({ amount }) => amount)),
    closing: usd(kinds[0]?.closing ?? 0n),
    count: Number(sum(kinds, ({ entries }) => entries)),
  }));
}

/** Sums by kind, in the order of their words. */
export function kindsOf(rows: readonly MonthKind[]): KindSum[] {
  return (Object.keys(kindWords) as MoneyKind[]).flatMap((kind) => {
    const own = rows.filter((row) => row.kind === kind);
    if (own.length === 0) return [];
    return [{ kind, count: Number(sum(own, ({ entries }) => entries)), amount: usd(sum(own, ({ amount }) => amount)) }];
  });
}
