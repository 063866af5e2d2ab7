import { instrumentOf } from '../../../kernel/instruments';
import { TradingRefusal, type MarketFeed, type Quote } from '../../../kernel/ports';

/** The market at one moment: what is read of it twice is the same twice. */
export interface Market {
  at: number;
  /** Refuses 10021 where there is no quote. */
  quote(symbol: string): Quote;
  digits(symbol: string): number;
}

export function marketAt(feed: Pick<MarketFeed, 'quote'>, at = Date.now()): Market {
  const seen = new Map<string, Quote>();
  return {
    at,
    digits: (symbol) => tradable(symbol).digits,
    quote(symbol) {
      const quote = seen.get(symbol) ?? feed.quote(symbol, at);
      if (!quote) throw new TradingRefusal(10021, 'no quotes');
      seen.set(symbol, quote);
      return quote;
    },
  };
}

/** Refuses 13 for a symbol that cannot be traded. */
export function tradable(symbol: string) {
  const instrument = instrumentOf(symbol);
  if (!instrument) throw new TradingRefusal(13, 'symbol not found');
  return instrument;
}
