import type { Instrument } from '@portal/contract/common';
import { formatAmount, parseAmount } from '@portal/rules/money';

const places = 6;

/**
 * The cost of the typical spread for one lot, in the currency of the price, with at least 2 places. It is never rounded: a
 * cost that is not a whole number of cents keeps all its digits.
 * @returns `undefined` if the spread is not a plain decimal
 */
export function spreadCost({ spread, contractSize }: Pick<Instrument, 'spread' | 'contractSize'>): string | undefined {
  const each = parseAmount(spread, places);
  if (each === null || !Number.isSafeInteger(contractSize)) return undefined;
  const [whole = '', fraction = ''] = formatAmount(each * BigInt(contractSize), places).split('.');
  return `${whole}.${fraction.replace(/0+$/, '').padEnd(2, '0')}`;
}
