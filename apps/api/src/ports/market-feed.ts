import type { PlatformSymbol } from './platform-market';

/** Prices are points: integers in units of 10^-digits of the instrument. */
export interface Quote {
  symbol: string;
  bid: bigint;
  ask: bigint;
  /** Time of the quote, milliseconds since 1970. */
  at: number;
  /** Whether the market is open at that time. */
  open: boolean;
}

export const intervals = ['M1', 'M5', 'M15', 'H1', 'H4', 'D1'] as const;
export type Interval = (typeof intervals)[number];

/** A bar of bid prices. `at` is its first instant. H4 and D1 follow the trading server's clock (New York close). */
export interface Bar {
  at: number;
  open: bigint;
  high: bigint;
  low: bigint;
  close: bigint;
  /** Price changes within the bar. */
  volume: number;
}

/** A source of prices. Unknown symbols are absent from its results. */
export interface MarketFeed {
  /** Shown beside every price that is not from a real market; undefined for a real one. */
  readonly label: string | undefined;
  /** The current price, or the price at a past instant as far back as the feed stores prices. */
  quote(symbol: string, at?: number): Quote | undefined;
  quotes(symbols: readonly string[], at?: number): Quote[];
  /** At most `limit` bars that begin before `before`, oldest first. Default: now, so the last bar is still incomplete. */
  bars(symbol: string, interval: Interval, limit: number, before?: number): Bar[];
  /** Contract and trading hours as the platform states them; absent for a feed that knows only prices. */
  terms?(symbol: string): PlatformSymbol | undefined;
  /** Published symbols that the source does not have; absent for a feed that cannot tell. */
  unmatched?(): readonly string[];
  /** Calls the listener with changed quotes. Returns the function that ends the subscription. */
  subscribe(listener: (quotes: readonly Quote[]) => void): () => void;
  close(): void | Promise<void>;
}

/** The simulated market, whose prices can be set. */
export interface MovableFeed extends MarketFeed {
  /** Sets a symbol's bid to `bid` points. The simulation continues from there, also after a restart. */
  setQuote(symbol: string, bid: bigint): Promise<Quote>;
}
