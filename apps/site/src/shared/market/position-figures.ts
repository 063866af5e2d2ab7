import type { Instrument } from '@portal/contract/common';
import { formatAmount, parseAmount } from '@portal/rules/money';
import { closingSide, commissionOf, divRound, openingSide, profitOf, type PriceSource } from '@portal/rules/trading';
import { marginAt, priceSourceOf, type Quoted, type PlannedPosition } from './required-margin';

/** What a position costs and what a move of the price does to it. Amounts are USD with 2 places. */
export type PositionFigures = {
  /** The price at which it opens. */
  priceOpen: string;
  margin: string;
  /** The spread of the moment, and the commission of opening and closing. Both are positive costs. */
  spreadCost: string;
  commission: string;
  /** Profit (or loss, with `-`) when the price is 1 % higher and 1 % lower than at opening, before costs. */
  ifHigher: string;
  ifLower: string;
  /** The effect of 1 % in whole percent of the margin. */
  effectPercent: number;
};

function figuresAt(instrument: Instrument, { lots, side, level }: PlannedPosition, prices: PriceSource) {
  const volume = parseAmount(lots, 4) ?? 0n;
  const quote = prices.quote(instrument.symbol);
  const priceOpen = quote[openingSide(side)];
  const held = { side, volume, priceOpen };
  const profitAt = (priceClose: bigint) => profitOf(instrument, held, priceClose, prices);
  const onePercent = divRound(priceOpen, 100n);
  return {
    priceOpen,
    margin: marginAt(instrument, level, held, prices),
    spreadCost: -profitAt(quote[closingSide(side)]),
    commission: -2n * commissionOf(instrument, volume, prices),
    ifHigher: profitAt(priceOpen + onePercent),
    ifLower: profitAt(priceOpen - onePercent),
  };
}

/** The figures of a position at the live prices, by the trading platform's formulas. Undefined while a price or the margin is unknown. */
export function positionFigures(
  instrument: Instrument,
  planned: PlannedPosition,
  priceOf: (symbol: string) => Quoted | undefined,
): PositionFigures | undefined {
  const prices = priceSourceOf(instrument, priceOf);
  if (!prices) return undefined;
  const { priceOpen, margin, spreadCost, commission, ifHigher, ifLower } = figuresAt(instrument, planned, prices);
  if (margin === undefined) return undefined;
  const effect = ifHigher < 0n ? -ifHigher : ifHigher;
  return {
    priceOpen: formatAmount(priceOpen, prices.digits(instrument.symbol)),
    margin: formatAmount(margin, 2),
    spreadCost: formatAmount(spreadCost, 2),
    commission: formatAmount(commission, 2),
    ifHigher: formatAmount(ifHigher, 2),
    ifLower: formatAmount(ifLower, 2),
    effectPercent: Number(margin === 0n ? 0n : divRound(effect * 100n, margin)),
  };
}
