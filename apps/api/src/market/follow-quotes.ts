import type { MarketFeed, Quote } from '../ports';

const minuteMs = 60_000;

/** Tells the quotes of a feed to `note`, now and once a minute. Returns the function that ends it. */
export function followQuotes(
  feed: Pick<MarketFeed, 'quotes'>,
  symbols: readonly string[],
  note: (quotes: readonly Quote[], now: number) => void,
): () => void {
  const tell = () => note(feed.quotes(symbols), Date.now());
  tell();
  const timer = setInterval(tell, minuteMs).unref();
  return () => clearInterval(timer);
}
