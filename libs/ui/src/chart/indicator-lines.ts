import { EMA, MACD, RSI, SMA } from 'trading-signals';
import type { ChartIndicator } from './chart-view';

/** A line or a row of columns that is computed from closing prices. A value is undefined before there are enough prices. */
export type IndicatorLine = {
  id: string;
  of: ChartIndicator;
  title: string;
  shape: 'line' | 'columns';
  /** Theme token of a line. Columns have the colours of rise and fall. */
  tone: string;
  values: readonly (number | undefined)[];
  /** Decimal places more than those of the price; a fixed number of places for an index. */
  places: { more: number } | { fixed: number };
};

const averages = [
  { length: 5, tone: 'action-text' },
  { length: 20, tone: 'warn' },
  { length: 60, tone: 'metal-dia' },
] as const;

const RSI_LENGTH = 14;

function averageLines(closes: readonly number[]): IndicatorLine[] {
  return averages.map(({ length, tone }) => {
    const average = new SMA(length);
    return {
      id: `ma${length}`,
      of: 'ma' as const,
      title: `MA${length}`,
      shape: 'line' as const,
      tone,
      values: closes.map((close) => average.add(close) ?? undefined),
      places: { more: 0 },
    };
  });
}

/** MACD by 12, 26 and 9 bars. As Chinese platforms show it, the columns are twice the difference of its two lines. */
function macdLines(closes: readonly number[]): IndicatorLine[] {
  const macd = new MACD(new EMA(12), new EMA(26), new EMA(9));
  const results = closes.map((close) => macd.add(close) ?? undefined);
  const shared = { of: 'macd' as const, places: { more: 1 } };
  return [
    {
      ...shared,
      id: 'macd',
      title: 'MACD',
      shape: 'columns' as const,
      tone: 'text-soft',
      values: results.map((result) => result && 2 * result.histogram),
    },
    {
      ...shared,
      id: 'dif',
      title: 'DIF',
      shape: 'line' as const,
      tone: 'action-text',
      values: results.map((result) => result?.macd),
    },
    {
      ...shared,
      id: 'dea',
      title: 'DEA',
      shape: 'line' as const,
      tone: 'warn',
      values: results.map((result) => result?.signal),
    },
  ];
}

/** RSI with Wilder's smoothing, as MetaTrader computes it. */
function rsiLines(closes: readonly number[]): IndicatorLine[] {
  const rsi = new RSI(RSI_LENGTH);
  return [
    {
      id: 'rsi',
      of: 'rsi',
      title: `RSI${RSI_LENGTH}`,
      shape: 'line',
      tone: 'action-text',
      values: closes.map((close) => rsi.add(close) ?? undefined),
      places: { fixed: 1 },
    },
  ];
}

const linesOf = { ma: averageLines, macd: macdLines, rsi: rsiLines };

/** The lines of the requested indicators for closing prices, oldest first. */
export const indicatorLines = (closes: readonly number[], requested: readonly ChartIndicator[]): IndicatorLine[] =>
  // The library copies its state by this function, which iOS before 15.4 does not have: its charts are without indicators.
  'structuredClone' in globalThis ? requested.flatMap((one) => linesOf[one](closes)) : [];
