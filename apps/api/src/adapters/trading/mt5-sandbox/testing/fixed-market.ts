import type { Quote } from '../../../../ports';
import { instrumentOf } from '../../../../core/instruments/instruments';
import { parsePrice } from '../../../../core/instruments/price';
import { marketAt, type Market } from '../market';

/** Quotes that hand-worked figures are worked from. */
const prices: Readonly<Record<string, readonly [bid: string, ask: string]>> = {
  EURUSD: ['1.08500', '1.08512'],
  GBPUSD: ['1.27000', '1.27016'],
  USDJPY: ['150.000', '150.014'],
  AUDUSD: ['0.65500', '0.65514'],
  USDCAD: ['1.36000', '1.36017'],
  USDCHF: ['0.90000', '0.90016'],
  NZDUSD: ['0.60000', '0.60018'],
  EURGBP: ['0.85430', '0.85445'],
  EURJPY: ['162.750', '162.769'],
  USDCNH: ['7.20000', '7.20150'],
  XAUUSD: ['2400.00', '2400.25'],
  US500: ['5300.0', '5300.5'],
  HK50: ['18000', '18008'],
  GER40: ['18500.0', '18501.5'],
  JP225: ['39000', '39008'],
  BTCUSD: ['65000.00', '65020.00'],
  AAPL: ['190.00', '190.04'],
};

export const points = (symbol: string, price: string): bigint => {
  const parsed = parsePrice(price, instrumentOf(symbol)?.digits ?? 0);
  if (parsed === null) throw new Error(`${symbol} has no price ${price}`);
  return parsed;
};

/** A market with fixed prices; `closed` names the symbols that do not trade. */
export function fixedMarket(closed: readonly string[] = []): Market {
  const feed = {
    quote(symbol: string, at = 0): Quote | undefined {
      const [bid, ask] = prices[symbol] ?? [];
      if (!bid || !ask) return undefined;
      return { symbol, bid: points(symbol, bid), ask: points(symbol, ask), at, open: !closed.includes(symbol) };
    },
  };
  return marketAt({ feed, brand: { productLeverage: { digiccy: 10, stock: 5 } } }, Date.UTC(2026, 2, 18));
}
