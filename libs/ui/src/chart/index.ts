export { DayBars, type DayBarsProps } from './day-bars';
export type { PriceBar, PriceLevel } from './draw-candles';
export type { DayValue } from './fill-days';
export { PriceChart, type PriceChartProps } from './price-chart';
