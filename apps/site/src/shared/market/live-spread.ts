import type { Instrument } from '@portal/contract/common';
import { formatAmount, parseAmount } from '@portal/rules/money';

interface Sides {
  bid: string;
  ask: string;
  digits: number;
}

/** Ask − bid with the digits of the price. Undefined if a price is invalid. */
export function liveSpread({ bid, ask, digits }: Sides): string | undefined {
  const [low, high] = [parseAmount(bid, digits), parseAmount(ask, digits)];
  return low === null || high === null ? undefined : formatAmount(high - low, digits);
}

const FOREX = 1;
const INDEXES = 5;

/**
 * A spread as traders say it. A point (点) of a currency pair is a pip, the last digit but one; a point of an index is 1.0 of it.
 * Other spreads are amounts in the currency of the price. Undefined if the spread is invalid.
 */
export function spreadText(
  spread: string,
  { zone, digits, currency }: Pick<Instrument, 'zone' | 'currency'> & { digits: number },
): string | undefined {
  const steps = parseAmount(spread, digits);
  if (steps === null) return undefined;
  if (zone === FOREX) return `${formatAmount(steps, 1)} 点`;
  return zone === INDEXES ? `${spread} 点` : `${spread} ${currency}`;
}

/** `1 点为 0.0001`; undefined where spreads are not counted in points. */
export function pointSize({ zone, digits }: Pick<Instrument, 'zone' | 'digits'>): string | undefined {
  if (zone === INDEXES) return '1 点为 1.0';
  return zone === FOREX ? `1 点为 ${formatAmount(1n, digits - 1)}` : undefined;
}

/** What a point of these products is, for the places that show spreads. */
export const pointNotes: Partial<Record<Instrument['zone'], string>> = {
  [FOREX]: '点差的 1 点（pip）是报价的倒数第二位小数：EURUSD 为 0.0001，USDJPY 为 0.01。',
  [INDEXES]: '点差的 1 点是指数的 1.0。',
};
