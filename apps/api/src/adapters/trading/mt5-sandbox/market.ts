import { zoneLeverage, type Brand } from '@portal/brand';
import { instrumentOf } from '../../../core/instruments/instruments';
import { TradingRefusal, type MarketFeed, type Quote } from '../../../ports';

/** The market at one moment: what is read of it twice is the same twice. */
export interface Market {
  at: number;
  /** Throws a refusal with code 10021 if there is no quote. */
  quote(symbol: string): Quote;
  digits(symbol: string): number;
  /** The leverage that applies to a symbol: that of its product line if it has one, else that of the account (brandMargin). */
  leverageOf(symbol: string, leverage: number): number;
}

/** Where the market has its prices and its table of leverages from. */
export interface MarketSource {
  feed: Pick<MarketFeed, 'quote'>;
  brand: Pick<Brand, 'productLeverage'>;
}

export function marketAt({ feed, brand }: MarketSource, at = Date.now()): Market {
  const seen = new Map<string, Quote>();
  return {
    at,
    digits: (symbol) => tradable(symbol).digits,
    leverageOf: (symbol, leverage) => zoneLeverage(brand, tradable(symbol).zone) ?? leverage,
    quote(symbol) {
      const quote = seen.get(symbol) ?? feed.quote(symbol, at);
      if (!quote) throw new TradingRefusal(10021, 'no quotes');
      seen.set(symbol, quote);
      return quote;
    },
  };
}

/** Throws a refusal with code 13 for a symbol that cannot be traded. */
export function tradable(symbol: string) {
  const instrument = instrumentOf(symbol);
  if (!instrument) throw new TradingRefusal(13, 'symbol not found');
  return instrument;
}
