/** Prices are points: integers in units of 10^-digits of the instrument. */
export interface Quote {
  symbol: string;
  bid: bigint;
  ask: bigint;
  /** When it was so, milliseconds since 1970. */
  at: number;
  /** Whether the market trades at that moment. */
  open: boolean;
}

export const intervals = ['M1', 'M5', 'M15', 'H1', 'H4', 'D1'] as const;
export type Interval = (typeof intervals)[number];

/** Of the bids. `at` is its first instant; H4 and D1 keep the trading server's clock (New York close). */
export interface Bar {
  at: number;
  open: bigint;
  high: bigint;
  low: bigint;
  close: bigint;
  /** Price changes within the bar. */
  volume: number;
}

/** Where prices come from. Symbols it does not know are absent from its answers. */
export interface MarketFeed {
  /** Shown beside every price where it is not a real market's. */
  readonly label: string | undefined;
  /** The price now, or at an instant of the past as far as the feed remembers it. */
  quote(symbol: string, at?: number): Quote | undefined;
  quotes(symbols: readonly string[], at?: number): Quote[];
  /** At most `limit` bars that begin before `before` (default: now, so that the last one is still growing), oldest first. */
  bars(symbol: string, interval: Interval, limit: number, before?: number): Bar[];
  /** Tells quotes as they change; answers how to stop. */
  subscribe(listener: (quotes: readonly Quote[]) => void): () => void;
  close(): void;
}

/** The stand-in market can be pushed. */
export interface MovableFeed extends MarketFeed {
  /** Moves a symbol's bid to `bid` points; the walk goes on from there, also after a restart. */
  setQuote(symbol: string, bid: bigint): Promise<Quote>;
}
