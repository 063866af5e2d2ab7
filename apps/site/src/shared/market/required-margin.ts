import { marginText, type Level } from '@portal/brand';
import type { Instrument } from '@portal/contract/common';
import { formatAmount, parseAmount } from '@portal/rules/money';
import {
  fixedMarginOf,
  marginOf,
  marginShareOf,
  notionalOf,
  openingSide,
  usdSymbolOf,
  type Holding,
  type PriceSource,
  type Side,
} from '@portal/rules/trading';

export interface Quoted {
  bid: string;
  ask: string;
  digits: number;
}

/** The symbols whose prices the figures of a position need: its own, and the pairs that convert its margin and its profit to USD. */
export function neededFor({ symbol, zone, currency }: Instrument): string[] {
  const pairs = [...(zone === 1 ? [symbol.slice(0, 3)] : []), currency].map(usdSymbolOf);
  return [...new Set([symbol, ...pairs.filter((pair) => pair !== undefined)])];
}

export interface PlannedPosition {
  /** Decimal string of lots. */
  lots: string;
  side: Side;
  level: LevelTerms;
}

export type LevelTerms = Pick<Level, 'code' | 'leverage'>;

/** Whether a volume can be traded: a multiple of the smallest one, above zero, at most 100 lots. */
export function isVolume(lots: string, { minLot }: Pick<Instrument, 'minLot'>): boolean {
  const [volume, step] = [parseAmount(lots, 4), parseAmount(String(minLot), 4)];
  return volume !== null && step !== null && volume > 0n && volume <= 1_000_000n && volume % step === 0n;
}

/** The leverage of an instrument at a level, as `1:200`; `–` where the margin is an amount per lot. */
export function leverageFor({ margin }: Pick<Instrument, 'margin'>, { code, leverage }: LevelTerms): string {
  if (!margin) return `1:${leverage}`;
  const percent = margin[code];
  return percent === undefined ? '–' : marginText(percent);
}

/** The leverages of an instrument at the levels, as `1:100 / 1:200`; one where they are equal. */
export const leveragesOf = (instrument: Pick<Instrument, 'margin'>, levels: readonly LevelTerms[]): string =>
  [...new Set(levels.map((level) => leverageFor(instrument, level)))].join(' / ');

/** Whether the needed prices convert a currency to USD. */
function isConvertible(instrument: Instrument, currency: string): boolean {
  const pair = usdSymbolOf(currency);
  return pair ? neededFor(instrument).includes(pair) : currency === 'USD';
}

/** The margin of a position at a level, in cents; undefined where it is not known. */
export function marginAt(
  instrument: Instrument,
  { code, leverage }: LevelTerms,
  held: Holding,
  prices: PriceSource,
): bigint | undefined {
  const perLot = instrument.marginPerLot?.[code];
  if (perLot) return isConvertible(instrument, perLot.currency) ? fixedMarginOf(perLot, held, prices) : undefined;
  const notional = notionalOf(instrument, held, prices);
  if (!instrument.margin) return marginOf(notional, leverage);
  const percent = instrument.margin[code];
  return percent === undefined ? undefined : marginShareOf(notional, percent);
}

/** The live prices in the form that the formulas take. Undefined if a price that the instrument needs is unknown. */
export function priceSourceOf(
  instrument: Instrument,
  priceOf: (symbol: string) => Quoted | undefined,
): PriceSource | undefined {
  if (neededFor(instrument).some((symbol) => !priceOf(symbol))) return undefined;
  const known = (symbol: string) => {
    const price = priceOf(symbol);
    if (!price) throw new Error(`no price of ${symbol}`);
    return price;
  };
  return {
    digits: (symbol) => known(symbol).digits,
    quote(symbol) {
      const { bid, ask, digits } = known(symbol);
      return { bid: parseAmount(bid, digits) ?? 0n, ask: parseAmount(ask, digits) ?? 0n };
    },
  };
}

/**
 * The margin that a position requires, in USD with 2 places: the trading platform's own formula, with the given prices.
 * Undefined if a required price or the margin is unknown.
 */
export function requiredMargin(
  instrument: Instrument,
  { lots, side, level }: PlannedPosition,
  priceOf: (symbol: string) => Quoted | undefined,
): string | undefined {
  const volume = parseAmount(lots, 4);
  const prices = priceSourceOf(instrument, priceOf);
  if (volume === null || !prices) return undefined;
  const priceOpen = prices.quote(instrument.symbol)[openingSide(side)];
  const margin = marginAt(instrument, level, { side, volume, priceOpen }, prices);
  return margin === undefined ? undefined : formatAmount(margin, 2);
}
