export { formatAmount } from './format-amount';
export { minor, type Minor } from './minor';
export { parseAmount } from './parse-amount';
