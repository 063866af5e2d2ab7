import type { PriceSource } from './contract-facts';

/** USD for one unit of a currency, exactly: `num / den`. */
export interface Rate {
  num: bigint;
  den: bigint;
}

/** The pair that prices a currency, and whether USD is its second currency. */
const pairs: Readonly<Record<string, readonly [symbol: string, inUsd: boolean]>> = {
  EUR: ['EURUSD', true],
  GBP: ['GBPUSD', true],
  AUD: ['AUDUSD', true],
  NZD: ['NZDUSD', true],
  JPY: ['USDJPY', false],
  CAD: ['USDCAD', false],
  CHF: ['USDCHF', false],
  CNH: ['USDCNH', false],
};

/** The Hong Kong dollar has no pair here: the middle of its band, 7.75 to 7.85 to the US dollar. */
const hkd: Rate = { num: 100n, den: 780n };

/**
 * The rate of a currency to USD on one side of the market. A position is opened at one side and valued at the other, and
 * so is its currency: what a USDJPY position earns in yen is divided by the very price it closes at.
 */
export function usdRate(currency: string, side: 'bid' | 'ask', market: PriceSource): Rate {
  if (currency === 'USD') return { num: 1n, den: 1n };
  if (currency === 'HKD') return hkd;
  const [symbol, inUsd] = pairs[currency] ?? [];
  if (!symbol) throw new Error(`no rate for ${currency}`);
  const unit = 10n ** BigInt(market.digits(symbol));
  const price = market.quote(symbol)[side];
  return inUsd ? { num: price, den: unit } : { num: unit, den: price };
}

/** The symbol whose price a currency is converted by; nothing where none is needed. */
export const usdSymbolOf = (currency: string): string | undefined => pairs[currency]?.[0];
