import type { LivePosition } from '@portal/contract/account';
import { parseAmount } from '@portal/rules/money';
import { divRound } from '@portal/rules/trading';

/** What the price has moved since the opening in favour of a position, in percent with two places; null if a price cannot be parsed. */
export function movedPercent({
  side,
  openPrice,
  price,
}: Pick<LivePosition, 'side' | 'openPrice' | 'price'>): number | null {
  const [opened, now] = [parseAmount(openPrice, 8), parseAmount(price, 8)];
  if (!opened || now === null) return null;
  const moved = side === 'buy' ? now - opened : opened - now;
  return Number(divRound(moved * 10_000n, opened)) / 100;
}
