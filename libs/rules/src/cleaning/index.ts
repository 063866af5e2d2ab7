export { cleanAmount } from './clean-amount';
export { cleanCoinAddress } from './clean-coin-address';
export { cleanDigits } from './clean-digits';
export { cleanIdNumber } from './clean-id-number';
export { cleanNumber } from './clean-number';
export { cleanPhone } from './clean-phone';
export { cleanReference } from './clean-reference';
export { cleaners, type CleanedKind } from './cleaners';
export { isAmountSoFar } from './is-amount-so-far';
