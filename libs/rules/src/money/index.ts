export { formatAmount } from './format-amount';
export { kindWords, type MoneyKind } from './kind-words';
export { minor, type Minor } from './minor';
export { parseAmount } from './parse-amount';
