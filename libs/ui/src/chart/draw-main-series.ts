import {
  BarSeries,
  CandlestickSeries,
  LineSeries,
  type AutoscaleInfo,
  type IChartApi,
  type ISeriesApi,
  type SeriesType,
} from 'lightweight-charts';
import { groupDigits } from '@portal/rules/money';
import { timeOf } from './chart-time';
import type { ChartKind } from './chart-view';
import type { PriceBar, PriceLevel } from './price-bar';

export type MainSeries = {
  series: ISeriesApi<SeriesType>;
  show: (bars: readonly PriceBar[]) => void;
  grow: (bar: PriceBar) => void;
  applyColours: (colour: (name: string) => string) => void;
};

const whole = ({ at, open, high, low, close }: PriceBar) => ({
  time: timeOf(at),
  open: Number(open),
  high: Number(high),
  low: Number(low),
  close: Number(close),
});
const closing = ({ at, close }: PriceBar) => ({ time: timeOf(at), value: Number(close) });

/** Extends the visible price range to the levels near it. A level far away is ignored, because it would flatten the candles. */
function withLevels(info: AutoscaleInfo | null, levels: readonly PriceLevel[]): AutoscaleInfo | null {
  if (!info?.priceRange) return info;
  const { minValue, maxValue } = info.priceRange;
  const reach = maxValue - minValue;
  const near = levels.map(({ at }) => Number(at)).filter((at) => at > minValue - reach && at < maxValue + reach);
  return {
    ...info,
    priceRange: { minValue: Math.min(minValue, ...near), maxValue: Math.max(maxValue, ...near) },
  };
}

/** Adds the series of the prices to a chart. */
export function drawMainSeries(
  chart: IChartApi,
  kind: ChartKind,
  { digits, levels }: { digits: number; levels: () => readonly PriceLevel[] },
): MainSeries {
  const shared = {
    priceFormat: {
      type: 'custom' as const,
      minMove: 10 ** -digits,
      formatter: (value: number) => groupDigits(value.toFixed(digits)),
    },
    autoscaleInfoProvider: (own: () => AutoscaleInfo | null) => withLevels(own(), levels()),
  };
  if (kind === 'line') {
    const series = chart.addSeries(LineSeries, { ...shared, lineWidth: 2 });
    return {
      series,
      show: (bars) => series.setData(bars.map(closing)),
      grow: (bar) => series.update(closing(bar)),
      applyColours: (colour) => series.applyOptions({ color: colour('action-text') }),
    };
  }
  if (kind === 'bar') {
    const series = chart.addSeries(BarSeries, { ...shared, thinBars: false });
    return {
      series,
      show: (bars) => series.setData(bars.map(whole)),
      grow: (bar) => series.update(whole(bar)),
      applyColours: (colour) => series.applyOptions({ upColor: colour('rise'), downColor: colour('fall') }),
    };
  }
  const series = chart.addSeries(CandlestickSeries, { ...shared, borderVisible: false });
  return {
    series,
    show: (bars) => series.setData(bars.map(whole)),
    grow: (bar) => series.update(whole(bar)),
    applyColours: (colour) => {
      const [upColor, downColor] = [colour('rise'), colour('fall')];
      series.applyOptions({ upColor, downColor, wickUpColor: upColor, wickDownColor: downColor });
    },
  };
}
