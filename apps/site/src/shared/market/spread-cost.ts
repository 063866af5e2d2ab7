import type { Instrument } from '@portal/contract/common';
import { formatAmount, parseAmount } from '@portal/rules/money';

const places = 6;

/**
 * What the typical spread of one lot costs, in the currency of the price, with 2 places (more digits are never lost: the
 * cost of every instrument is a whole number of cents or it is shown with all it has).
 * @returns `undefined` where the spread is no plain decimal
 */
export function spreadCost({ spread, contractSize }: Pick<Instrument, 'spread' | 'contractSize'>): string | undefined {
  const each = parseAmount(spread, places);
  if (each === null || !Number.isSafeInteger(contractSize)) return undefined;
  const [whole = '', fraction = ''] = formatAmount(each * BigInt(contractSize), places).split('.');
  return `${whole}.${fraction.replace(/0+$/, '').padEnd(2, '0')}`;
}
