import { formatAmount, parseAmount } from '@portal/rules/money';

/** Ask − bid with the digits of the price; nothing where a price is none. */
export function liveSpread({ bid, ask, digits }: { bid: string; ask: string; digits: number }): string | undefined {
  const [low, high] = [parseAmount(bid, digits), parseAmount(ask, digits)];
  return low === null || high === null ? undefined : formatAmount(high - low, digits);
}
