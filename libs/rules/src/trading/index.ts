export type { ContractFacts, PriceSource } from './contract-facts';
export { divRound } from './div-round';
export {
  closingSide,
  commissionOf,
  fixedMarginOf,
  marginOf,
  marginShareOf,
  notionalOf,
  openingSide,
  profitOf,
  swapOf,
  type Holding,
  type Side,
} from './formulas';
export { swapNights } from './swap-nights';
export { tradeWords } from './trade-words';
export { accountRate, usdRate, usdSymbolOf, type Rate } from './usd-rate';
