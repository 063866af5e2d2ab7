import type { DealSummary, FundingSummary, OrderSummary, ProfitSummary } from '@portal/contract/reports';
import type { Db } from '../database/database';
import { lotsOf } from '../core/instruments/lots';
import { usd } from '../core/money/money';
import type { ReportRequest } from './report-request';
import { readDays, type Sums } from './reports.store';

const dayMs = 86_400_000;
/** A longer chart is not drawn by days. */
const mostDays = 366;

export const fundingSummary = ({ total, gained, lost }: Sums): FundingSummary => ({
  count: Number(total),
  in: usd(gained),
  out: usd(lost),
  net: usd(gained + lost),
});

export const orderSummary = ({ total, volume }: Sums): OrderSummary => ({ count: Number(total), lots: lotsOf(volume) });

export const dealSummary = ({ total, volume, commission, swap, gained, lost }: Sums): DealSummary => ({
  count: Number(total),
  lots: lotsOf(volume),
  commission: usd(commission),
  swap: usd(swap),
  profit: usd(gained + lost),
});

/** Percent with two places. */
const winRate = ({ total, wins }: Sums) =>
  total === 0n ? 0 : Math.round((Number(wins) / Number(total)) * 10_000) / 100;

export async function profitSummary(db: Db, request: ReportRequest, sums: Sums): Promise<ProfitSummary> {
  const { list, ...days } = request;
  const span = (Date.parse(days.endDate) - Date.parse(days.startDate)) / dayMs + 1;
  const byDay = span <= mostDays ? await readDays(db, list, days) : undefined;
  return {
    ...dealSummary(sums),
    winRate: winRate(sums),
    ...(byDay && {
      days: byDay.map(({ day, lines, profit, commission, swap }) => ({
        day,
        count: Number(lines),
        profit: usd(profit),
        commission: usd(commission),
        swap: usd(swap),
      })),
    }),
  };
}
