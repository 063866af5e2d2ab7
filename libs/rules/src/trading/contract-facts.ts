/** The data of an instrument that the formulas need; a row of the symbol list has all of it. */
export interface ContractFacts {
  symbol: string;
  /** 1 is forex: a lot is a quantity of the pair's first currency. */
  zone: number;
  digits: number;
  /** Units per lot, an integer. */
  contractSize: number;
  /** Currency of the price. */
  currency: string;
  /** Points per lot and night with one decimal, as `"-7.2"`. */
  swapLong: string;
  swapShort: string;
  /** USD per lot and side, as `"2.00"`. */
  commission: string;
}

/** Prices in points at one moment. Throws for an unknown symbol. */
export interface PriceSource {
  quote(symbol: string): { bid: bigint; ask: bigint };
  /** Fraction digits of a symbol's price. */
  digits(symbol: string): number;
}
