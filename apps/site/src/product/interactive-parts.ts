// The interactive parts of a product page. They are in the HTML; their code is one chunk that loads after the page is readable.
export { AnalysisNote } from '../shared/market/analysis-note';
export { Contracts } from './contracts';
export { FeeSentence } from '../shared/fees/fee-sentence';
export { Hours } from '../shared/market/hours';
export { DayRanges } from './live/day-ranges';
export { HeatMap } from './live/heat-map';
export { LotValues } from './live/lot-values';
export { SessionClock } from './live/session-clock';
export { ProductBoard } from './product-board';
