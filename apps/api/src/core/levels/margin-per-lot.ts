import type { Instrument } from '@portal/contract/common';
import { formatAmount, parseAmount } from '@portal/rules/money';
import { divRound } from '@portal/rules/trading';
import type { SymbolMargin } from '../../ports';

type MarginPerLot = NonNullable<NonNullable<Instrument['marginPerLot']>['MIN']>;

/** The platform states amounts with up to 15 places. */
const scale = 15;

/**
 * What opening a position of a lot needs at a leverage, with six places: the larger of buying and selling. Undefined where it depends
 * on the value of the position, and where the platform states no amount.
 */
export function marginPerLot(
  { byLeverage, buy, sell, perLot }: SymbolMargin,
  leverage: number,
): MarginPerLot | undefined {
  const stated = perLot && parseAmount(perLot.amount, scale);
  if (!perLot || !stated) return undefined;
  const rate = BigInt(Math.round(Math.max(buy, sell) * 1_000_000));
  const divisor = byLeverage ? BigInt(leverage) : 1n;
  const amount = divRound(stated * rate, 10n ** BigInt(scale) * divisor);
  return { amount: formatAmount(amount, 6), currency: perLot.currency };
}
