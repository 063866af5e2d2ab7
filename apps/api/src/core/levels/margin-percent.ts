import type { SymbolMargin } from '../../ports';

/**
 * What opening a position needs at a leverage, in percent of its value with six places: the larger of buying and selling.
 * Undefined for an amount per lot, whose share of the value changes with the price.
 */
export function marginPercent({ byLeverage, buy, sell, perLot }: SymbolMargin, leverage: number): number | undefined {
  if (perLot !== undefined) return undefined;
  return Number(((Math.max(buy, sell) * 100) / (byLeverage ? leverage : 1)).toFixed(6));
}
