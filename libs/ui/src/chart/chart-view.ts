/** How the prices are drawn: candles, a line of closing prices, or bars with open and close marks. */
export type ChartKind = 'candle' | 'line' | 'bar';

/** Moving averages over the prices, or an oscillator in a pane of its own below them. */
export type ChartIndicator = 'ma' | 'macd' | 'rsi';

/** What a user has chosen for a chart. */
export type ChartView = {
  kind: ChartKind;
  indicators: readonly ChartIndicator[];
  /** The wheel zooms. Off by default, because a page must scroll while the pointer is over its chart. */
  wheel?: boolean;
};

/** Candles alone. */
export const plainView: ChartView = { kind: 'candle', indicators: [] };
