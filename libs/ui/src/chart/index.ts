export { DayBars, type DayBarsProps } from './day-bars';
export { plainView, type ChartIndicator, type ChartKind, type ChartView } from './chart-view';
export type { PriceBar, PriceLevel } from './price-bar';
export type { DayValue } from './fill-days';
export { PriceChart } from './price-chart';
export type { PriceChartProps } from './price-chart-props';
