export { fixedFacts, fixedPoints, fixedPrices, fixedPriceSource } from './fixed-market';
export { inOtherDigits } from './in-other-digits';
export { notText } from './not-text';
export { ruleVectors } from './rule-vectors';
export { runVectors, type Predicate } from './run-vectors';
export type { Case, RuleVectors } from './vectors';
export { withIntruders } from './with-intruders';
