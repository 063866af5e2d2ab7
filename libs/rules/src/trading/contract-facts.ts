/** What of an instrument its formulas ask; a row of the symbol list has it all. */
export interface ContractFacts {
  symbol: string;
  /** 1 is forex: its lot counts the pair's first currency. */
  zone: number;
  digits: number;
  /** Units a lot, a whole number. */
  contractSize: number;
  /** What the price is in. */
  currency: string;
  /** Tenths of points a lot and night, as `"-7.2"`. */
  swapLong: string;
  swapShort: string;
  /** USD a lot and side, as `"2.00"`. */
  commission: string;
}

/** Prices in points at one moment. Throws for a symbol it does not know. */
export interface PriceSource {
  quote(symbol: string): { bid: bigint; ask: bigint };
  /** Digits of a symbol's price. */
  digits(symbol: string): number;
}
