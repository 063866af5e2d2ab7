import { HistogramSeries, LineSeries, type IChartApi, type ISeriesApi } from 'lightweight-charts';
import { groupDigits } from '@portal/rules/money';
import { timeOf } from './chart-time';
import type { ChartIndicator } from './chart-view';
import type { PriceBar } from './price-bar';
import { indicatorLines, type IndicatorLine } from './indicator-lines';

/** A value of an indicator at one bar, for the legend. */
export type IndicatorValue = { id: string; title: string; text: string; tone: string };

export type IndicatorDrawing = {
  /** Draws the requested indicators anew. */
  show: (bars: readonly PriceBar[], requested: readonly ChartIndicator[]) => void;
  /** Updates the end of each line. */
  grow: (bars: readonly PriceBar[]) => void;
  /** The values at a bar; of the last one by default. */
  valuesAt: (index?: number) => IndicatorValue[];
};

type Drawn = { line: IndicatorLine; series: ISeriesApi<'Line'> | ISeriesApi<'Histogram'> };

// Prices have three times the height of an oscillator.
const PRICE_STRETCH = 3;

/** Draws indicators into a chart: averages over the prices, oscillators in panes below. */
export function drawIndicators(chart: IChartApi, digits: number, colour: (name: string) => string): IndicatorDrawing {
  let drawn: Drawn[] = [];
  let shown: readonly ChartIndicator[] = [];

  const placesOf = ({ places }: IndicatorLine) => ('fixed' in places ? places.fixed : digits + places.more);
  const formatterOf = (line: IndicatorLine) => (value: number) => groupDigits(value.toFixed(placesOf(line)));
  const pointOf = (line: IndicatorLine, bars: readonly PriceBar[], index: number) => {
    const time = timeOf(bars[index]?.at ?? '');
    const value = line.values[index];
    if (value === undefined) return { time };
    return line.shape === 'columns' ? { time, value, color: colour(value < 0 ? 'fall' : 'rise') } : { time, value };
  };
  const draw = (line: IndicatorLine, pane: number, bars: readonly PriceBar[]): Drawn => {
    const options = {
      priceLineVisible: false,
      lastValueVisible: false,
      priceFormat: { type: 'custom' as const, minMove: 10 ** -placesOf(line), formatter: formatterOf(line) },
    };
    const points = bars.map((_bar, index) => pointOf(line, bars, index));
    if (line.shape === 'columns') {
      const series = chart.addSeries(HistogramSeries, options, pane);
      series.setData(points);
      return { line, series };
    }
    const series = chart.addSeries(
      LineSeries,
      { ...options, lineWidth: 1, color: colour(line.tone), crosshairMarkerVisible: false },
      pane,
    );
    series.setData(points);
    return { line, series };
  };
  const lines = (bars: readonly PriceBar[]) =>
    indicatorLines(
      bars.map(({ close }) => Number(close)),
      shown,
    );

  return {
    show: (bars, requested) => {
      for (const { series } of drawn) chart.removeSeries(series);
      shown = requested;
      const panes = requested.filter((one) => one !== 'ma');
      drawn = lines(bars).map((line) => draw(line, line.of === 'ma' ? 0 : panes.indexOf(line.of) + 1, bars));
      chart.panes().forEach((pane, index) => pane.setStretchFactor(index === 0 ? PRICE_STRETCH : 1));
    },
    grow: (bars) => {
      const now = lines(bars);
      drawn = drawn.map(({ series }, index) => {
        const line = now[index] as IndicatorLine;
        series.update(pointOf(line, bars, bars.length - 1));
        return { line, series };
      });
    },
    valuesAt: (index) =>
      drawn.flatMap(({ line }) => {
        const value = line.values[index ?? line.values.length - 1];
        if (value === undefined) return [];
        return [{ id: line.id, title: line.title, text: formatterOf(line)(value), tone: line.tone }];
      }),
  };
}
