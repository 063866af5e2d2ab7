import type { Instrument } from '@portal/contract/common';
import { formatAmount, parseAmount } from '@portal/rules/money';
import { marginOf, notionalOf, openingSide, usdSymbolOf, type PriceSource, type Side } from '@portal/rules/trading';

export interface Quoted {
  bid: string;
  ask: string;
  digits: number;
}

/** The symbols whose prices the margin calculation needs. */
export function neededFor({ symbol, zone, currency }: Instrument): string[] {
  const other = usdSymbolOf(zone === 1 ? symbol.slice(0, 3) : currency);
  return other && other !== symbol ? [symbol, other] : [symbol];
}

export interface PlannedPosition {
  /** Decimal string of lots. */
  lots: string;
  side: Side;
  leverage: number;
}

/** Whether a volume can be traded: a multiple of the smallest one, above zero, at most 100 lots. */
export function isVolume(lots: string, { minLot }: Pick<Instrument, 'minLot'>): boolean {
  const [volume, step] = [parseAmount(lots, 4), parseAmount(String(minLot), 4)];
  return volume !== null && step !== null && volume > 0n && volume <= 1_000_000n && volume % step === 0n;
}

/** The effective leverage of an instrument: the account's, or that of its product line if it is lower. */
export const leverageFor = ({ maxLeverage }: Pick<Instrument, 'maxLeverage'>, leverage: number): number =>
  Math.min(leverage, maxLeverage ?? leverage);

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
 * Undefined if a required price is unknown.
 */
export function requiredMargin(
  instrument: Instrument,
  { lots, side, leverage }: PlannedPosition,
  priceOf: (symbol: string) => Quoted | undefined,
): string | undefined {
  const volume = parseAmount(lots, 4);
  const prices = priceSourceOf(instrument, priceOf);
  if (volume === null || !prices) return undefined;
  const priceOpen = prices.quote(instrument.symbol)[openingSide(side)];
  return formatAmount(
    marginOf(notionalOf(instrument, { side, volume, priceOpen }, prices), leverageFor(instrument, leverage)),
    2,
  );
}
