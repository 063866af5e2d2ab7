/** Minutes of a day by the platform's clock, from inclusive, to exclusive. */
export type SessionSpan = readonly [from: number, to: number];

/** A symbol of the trading platform and its contract, as far as the portal shows it. */
export interface PlatformSymbol {
  symbol: string;
  digits: number;
  /** Units per lot. */
  contractSize: number;
  /** Ten-thousandths of a lot. */
  volumeMin: bigint;
  /** Points; 0 for a floating spread. */
  spread: number;
  /** Points per lot and night; undefined if the platform charges swaps by another measure. */
  swapLong: number | undefined;
  swapShort: number | undefined;
  /** False while nothing may be traded, for example on a holiday. */
  tradable: boolean;
  /** Trading hours by weekday, Sunday first. */
  sessions: readonly (readonly SessionSpan[])[];
}

/** Prices are decimal strings, `at` is milliseconds since 1970 in UTC. */
export interface PlatformTick {
  symbol: string;
  bid: string;
  ask: string;
  at: number;
}

/** A bar of a minute, with prices as decimal strings. */
export interface PlatformBar {
  at: number;
  open: string;
  high: string;
  low: string;
  close: string;
  /** Ticks within the minute. */
  volume: number;
}

/** Market data of the trading platform. */
export interface PlatformMarket {
  /** Milliseconds by which the platform's clock is ahead of UTC. */
  offset(): Promise<number>;
  /** The symbols of a mask, for example `Forex\\*,Metals\\*`. `skipped` is called for those that cannot be read. */
  symbols(mask: string, skipped?: (symbol: string) => void): Promise<PlatformSymbol[]>;
  /** Prices of those symbols that changed since the answer with `cursor`; without it, of all. */
  ticks(symbols: readonly string[], cursor?: string): Promise<{ ticks: PlatformTick[]; cursor: string }>;
  /** Minute bars from `from` until before `to`, in order. `digits` are the symbol's. */
  bars(symbol: string, digits: number, from: Date, to: Date): Promise<PlatformBar[]>;
}
