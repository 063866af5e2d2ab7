// What moves or is worked with on a product's page. It stands in the HTML like all the rest, and its code comes, in one chunk,
// once the page can be read.
export { AnalysisNote } from '../shared/market/analysis-note';
export { Contracts } from './contracts';
export { CostExample } from './cost-example';
export { Hours } from './hours';
export { MarginCalculator } from './margin-calculator';
