import { formatAmount } from './format-amount';
import { minor } from './minor';
import { parseAmount } from './parse-amount';

const micro = 1_000_000n;

/** Parses the decimal string of a rate (at most 6 places) into millionths. */
export function rateMicros(rate: string): bigint {
  const [whole = '0', places = ''] = rate.split('.');
  return BigInt(whole) * micro + BigInt(places.padEnd(6, '0'));
}

/** How far a rate is from an earlier one, in hundredths of a percent of the earlier one, rounded away from zero; below zero if it fell. */
export function rateMove(earlier: string, rate: string): number {
  const from = rateMicros(earlier);
  const moved = (rateMicros(rate) - from) * 10_000n;
  const size = ((moved < 0n ? -moved : moved) + from - 1n) / from;
  return Number(moved < 0n ? -size : size);
}

/** Converts minor units at a rate, rounded half up. Both must have the same places: cents of USD for USDT are multiplied by 10,000 first. */
export const atRate = (minor: bigint, rate: string): bigint => (minor * rateMicros(rate) + micro / 2n) / micro;

/** Converts minor units back by a rate, rounded down. Both currencies must have 2 places. */
export const byRate = (minor: bigint, rate: string): bigint => (minor * micro) / rateMicros(rate);

/** The least amount that `byRate` converts to at least `minor`. */
export const leastAtRate = (minor: bigint, rate: string): bigint => (minor * rateMicros(rate) + micro - 1n) / micro;

/** An account's currency, and the rates of one that is not in USD: the price of one USD for money from USD and to USD. */
export interface CurrencyRates {
  currency: string;
  rates?: { from_usd: string; to_usd: string } | undefined;
}

/** The rate of money that passes between two accounts; undefined if their currency is the same. */
export function transferRate(from: CurrencyRates, to: CurrencyRates): string | undefined {
  if (from.currency === to.currency) return undefined;
  return from.currency === 'USD' ? to.rates?.from_usd : from.rates?.to_usd;
}

/** What an amount in minor units becomes in the currency of the other account. */
export function exchanged(from: CurrencyRates, to: CurrencyRates, units: bigint): bigint {
  const rate = transferRate(from, to);
  if (rate === undefined) return units;
  return from.currency === 'USD' ? atRate(units, rate) : byRate(units, rate);
}

/** The same for an amount of 2 places; undefined if it cannot be parsed. */
export function received(from: CurrencyRates, to: CurrencyRates, amount: string): string | undefined {
  const units = parseAmount(amount, 2);
  return units === null ? undefined : formatAmount(minor(exchanged(from, to, units)), 2);
}
