import { formatAmount, parseAmount } from '@portal/rules/money';

/** Ask − bid with the digits of the price. Undefined if a price is invalid. */
export function liveSpread({ bid, ask, digits }: { bid: string; ask: string; digits: number }): string | undefined {
  const [low, high] = [parseAmount(bid, digits), parseAmount(ask, digits)];
  return low === null || high === null ? undefined : formatAmount(high - low, digits);
}

/** Ask − bid in points, as MetaTrader counts them: a point is the last digit of the price. Undefined if a price is invalid. */
export function spreadPoints({ bid, ask, digits }: { bid: string; ask: string; digits: number }): string | undefined {
  const [low, high] = [parseAmount(bid, digits), parseAmount(ask, digits)];
  return low === null || high === null ? undefined : String(high - low);
}
