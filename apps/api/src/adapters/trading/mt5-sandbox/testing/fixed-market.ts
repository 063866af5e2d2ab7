import { fixedPrices } from '@portal/rules/testing';
import type { Quote } from '../../../../ports';
import { instrumentOf } from '../../../../core/instruments/instruments';
import { parsePrice } from '../../../../core/instruments/price';
import { marketAt, type Market } from '../market';

export const points = (symbol: string, price: string): bigint => {
  const parsed = parsePrice(price, instrumentOf(symbol)?.digits ?? 0);
  if (parsed === null) throw new Error(`${symbol} has no price ${price}`);
  return parsed;
};

/** A market with fixed prices; `closed` names the symbols that do not trade. */
export function fixedMarket(closed: readonly string[] = []): Market {
  const feed = {
    quote(symbol: string, at = 0): Quote | undefined {
      const [bid, ask] = fixedPrices[symbol] ?? [];
      if (!bid || !ask) return undefined;
      return { symbol, bid: points(symbol, bid), ask: points(symbol, ask), at, open: !closed.includes(symbol) };
    },
  };
  return marketAt({ feed, brand: { productLeverage: { digiccy: 10, stock: 5 } } }, Date.UTC(2026, 2, 18));
}
