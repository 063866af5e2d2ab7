import { parseAmount } from '../money';
import type { ContractFacts, PriceSource } from './contract-facts';
import { divRound } from './div-round';
import { accountRate } from './usd-rate';

/**
 * MetaTrader 5's formulas in integers: prices in points, volumes in ten-thousandths of a lot, money in cents of the account's
 * currency. Each amount is one exact fraction, rounded once, halves away from zero.
 */
export type Side = 'buy' | 'sell';

/** A position as the formulas need it: integers in the platform's own units. */
export interface Holding {
  side: Side;
  volume: bigint;
  /** Points. */
  priceOpen: bigint;
}

const lot = 10_000n;
/** Scale of a notional: hundred-millionths of the account's currency. */
const notionalScale = 100_000_000n;

/** A buy opens at the ask and is valued at the bid; a sell the other way round. */
export const openingSide = (side: Side) => (side === 'buy' ? 'ask' : 'bid');
/** The price at which a position would close. */
export const closingSide = (side: Side) => (side === 'buy' ? 'bid' : 'ask');

const unitOf = ({ digits }: ContractFacts) => 10n ** BigInt(digits);

/** (close − open) × contract × lots in the price's currency, at the closing side's rate. */
export function profitOf(
  instrument: ContractFacts,
  held: Holding,
  priceClose: bigint,
  market: PriceSource,
  account = 'USD',
): bigint {
  const rate = accountRate(instrument.currency, account, closingSide(held.side), market);
  const points = held.side === 'buy' ? priceClose - held.priceOpen : held.priceOpen - priceClose;
  const worth = points * held.volume * BigInt(instrument.contractSize);
  return divRound(worth * rate.num * 100n, lot * unitOf(instrument) * rate.den);
}

/**
 * Notional value of a position at opening, in hundred-millionths: lots × contract of a pair's first currency (Forex), lots
 * × contract × price for everything else (CFD leverage), at the opening side's rate.
 */
export function notionalOf(instrument: ContractFacts, held: Holding, market: PriceSource, account = 'USD'): bigint {
  const units = held.volume * BigInt(instrument.contractSize);
  const side = openingSide(held.side);
  if (instrument.zone === 1) {
    const rate = accountRate(instrument.symbol.slice(0, 3), account, side, market);
    return divRound(units * rate.num * notionalScale, lot * rate.den);
  }
  const rate = accountRate(instrument.currency, account, side, market);
  return divRound(units * held.priceOpen * rate.num * notionalScale, lot * unitOf(instrument) * rate.den);
}

/** Margin of one position in cents. */
export const marginOf = (notional: bigint, leverage: number): bigint =>
  divRound(notional * 100n, notionalScale * BigInt(leverage));

/** Margin of one position in cents: `percent` of the notional, which counts with six places. */
export const marginShareOf = (notional: bigint, percent: number): bigint =>
  divRound(notional * BigInt(Math.round(percent * 1_000_000)), notionalScale * 1_000_000n);

/** Margin of one position in cents: an amount per lot in a currency, at the opening side's rate. */
export function fixedMarginOf(
  { amount, currency }: { amount: string; currency: string },
  { side, volume }: Pick<Holding, 'side' | 'volume'>,
  market: PriceSource,
  account = 'USD',
): bigint {
  const rate = accountRate(currency, account, openingSide(side), market);
  return divRound(volume * (parseAmount(amount, 6) ?? 0n) * rate.num, lot * 10_000n * rate.den);
}

/** Commission in cents (negative), charged at opening and again at closing. Instruments state it in USD. */
export function commissionOf(
  { commission }: ContractFacts,
  volume: bigint,
  market: PriceSource,
  account = 'USD',
): bigint {
  const rate = accountRate('USD', account, 'ask', market);
  return -divRound(volume * (parseAmount(commission, 2) ?? 0n) * rate.num, lot * rate.den);
}

/** Parses points with one decimal to tenths of a point. */
const tenths = (points: string): bigint => BigInt(points.replace('.', ''));

/** Swap in cents (negative: a cost): lots × contract × points × nights, at the closing side's rate. */
export function swapOf(
  instrument: ContractFacts,
  held: Holding,
  nights: bigint,
  market: PriceSource,
  account = 'USD',
): bigint {
  const points = tenths(held.side === 'buy' ? instrument.swapLong : instrument.swapShort);
  const rate = accountRate(instrument.currency, account, closingSide(held.side), market);
  const worth = points * held.volume * BigInt(instrument.contractSize) * nights;
  return divRound(worth * rate.num * 100n, 10n * lot * unitOf(instrument) * rate.den);
}
