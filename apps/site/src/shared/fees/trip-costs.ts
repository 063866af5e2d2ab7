import { productZones } from '@portal/brand';
import type { CommonConfig, Instrument } from '@portal/contract/common';
import { bankPayoutFee, parseAmount, rateMicros } from '@portal/rules/money';
import {
  closingSide,
  commissionOf,
  divRound,
  openingSide,
  profitOf,
  swapNights,
  swapOf,
  type PriceSource,
  type Side,
} from '@portal/rules/trading';
import type { SiteBrand } from '../installation/site-brand';

/** Where the money goes afterwards: a bank card, or a coin network. */
export type Payout = 'bank' | 'TRC20' | 'ERC20';

/** What is paid in, traded and held. `deposit` is cents of USD, `volume` ten-thousandths of a lot. */
export interface Trip {
  deposit: bigint;
  volume: bigint;
  side: Side;
  nights: number;
  payout: Payout;
}

export interface TripTerms {
  limits: Pick<SiteBrand['limits'], 'withdraw' | 'coin'>;
  /** USD, charged by us on a deposit. */
  depositFee: string;
  rates: Pick<CommonConfig['rates'], 'withdrawUsdt'>;
  /** The trading server's weekday, 0 (Sunday) to 6. */
  weekday: number;
}

/** Costs in cents of USD; interest that is earned is below zero. */
export interface TripCosts {
  deposit: bigint;
  spread: bigint;
  commission: bigint;
  swap: bigint;
  payout: bigint;
  /** Nights that are charged: three on a Wednesday. */
  charged: number;
  /** What is paid out, before its fee. */
  paidOut: bigint;
  total: bigint;
}

const cents = (amount: string): bigint => parseAmount(amount, 2) ?? 0n;
const microsPerCent = 10_000n;

/** The nights charged at the end of each day that a position is held. One that cannot open at a weekend opens on Monday. */
export function nightsCharged(weekday: number, nights: number, isDaily: boolean): number[] {
  let first = weekday;
  while (swapNights(first, isDaily) === 0) first = (first + 1) % 7;
  return Array.from({ length: nights }, (_, day) => swapNights((first + day) % 7, isDaily));
}

/** The fee of a coin network, booked in USDT, in cents of USD. */
function networkFee(fee: string, rate: string): bigint {
  const usdt = (parseAmount(fee, 6) ?? 0n) * 1_000_000n;
  return divRound(usdt, rateMicros(rate) * microsPerCent);
}

/** What a deposit costs that is traded once and paid out again without a profit: the formulas by which each fee is booked, at live prices. */
export function tripCosts(instrument: Instrument, trip: Trip, terms: TripTerms, prices: PriceSource): TripCosts {
  const { volume, side, payout } = trip;
  const quote = prices.quote(instrument.symbol);
  const held = { side, volume, priceOpen: quote[openingSide(side)] };
  const nights = nightsCharged(terms.weekday, trip.nights, instrument.zone === productZones.digiccy);
  const deposit = cents(terms.depositFee);
  const spread = -profitOf(instrument, held, quote[closingSide(side)], prices);
  const commission = -2n * commissionOf(instrument, volume, prices);
  const swap = -nights.reduce((sum, count) => sum + swapOf(instrument, held, BigInt(count), prices), 0n);
  const left = trip.deposit - spread - commission - swap;
  const paidOut = left > 0n ? left : 0n;
  const fee =
    payout === 'bank'
      ? bankPayoutFee(paidOut, terms.limits.withdraw)
      : networkFee(terms.limits.coin.networkFee[payout], terms.rates.withdrawUsdt);
  const paid = paidOut > 0n ? fee : 0n;
  return {
    ...{ deposit, spread, commission, swap, payout: paid, paidOut },
    charged: nights.reduce((sum, count) => sum + count, 0),
    total: deposit + spread + commission + swap + paid,
  };
}
