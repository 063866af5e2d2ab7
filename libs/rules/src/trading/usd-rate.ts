import type { PriceSource } from './contract-facts';

/** A rate between two currencies, exactly: `num / den`. */
export interface Rate {
  num: bigint;
  den: bigint;
}

/** The pair used to convert a currency, and whether USD is its second currency. */
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

/** The Hong Kong dollar has no pair here, so the middle of its band is used: 7.75 to 7.85 per US dollar. */
const hkd: Rate = { num: 100n, den: 780n };

/**
 * A currency's rate to USD on one side of the market. A position opens at one side and is valued at the other, and so is its
 * currency: a USDJPY position's profit in yen is divided by the same price at which it closes.
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

/** What one unit of a currency is in the currency of an account, on one side of the market. */
export function accountRate(currency: string, account: string, side: 'bid' | 'ask', market: PriceSource): Rate {
  if (currency === account) return { num: 1n, den: 1n };
  const from = usdRate(currency, side, market);
  const to = usdRate(account, side, market);
  return { num: from.num * to.den, den: from.den * to.num };
}

/** The symbol whose price converts a currency; undefined when none is needed. */
export const usdSymbolOf = (currency: string): string | undefined => pairs[currency]?.[0];
