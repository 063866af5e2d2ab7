export { DayBars, type DayBarsProps } from './day-bars';
export type { DayValue } from './fill-days';
