export { bankPayoutFee } from './bank-payout-fee';
export {
  commissionOf,
  lotHundredths,
  monthCommission,
  tierOf,
  type CommissionPart,
  type CommissionTier,
} from './commission';
export {
  atRate,
  byRate,
  exchanged,
  leastAtRate,
  rateMicros,
  rateMove,
  received,
  transferRate,
  type CurrencyRates,
} from './exchange';
export { formatAmount } from './format-amount';
export { groupDigits } from './group-digits';
export { kindWords, type MoneyKind } from './kind-words';
export { meetsMinimum } from './meets-minimum';
export { minor, type Minor } from './minor';
export { parseAmount } from './parse-amount';
