import type { ChartView } from './chart-view';
import type { PriceBar, PriceLevel } from './price-bar';

/** What PriceChart is given. */
export type PriceChartProps = {
  /** Accessible name of the figure: `现货黄金 1 小时 K 线`. */
  label: string;
  /** Oldest first; undefined while loading. */
  bars: readonly PriceBar[] | undefined;
  /** The last bar as it changes, or the next bar. */
  growing?: PriceBar;
  levels?: readonly PriceLevel[];
  digits: number;
  /** Daily bars: their time of day is not shown. */
  days?: boolean;
  /** How the prices are drawn, and the indicators. Candles alone by default. */
  view?: ChartView;
  /** Shows the buttons that enlarge the chart. */
  zoomable?: boolean;
  /** Called when bars before the first one are needed. */
  onOlder?: () => void;
};
