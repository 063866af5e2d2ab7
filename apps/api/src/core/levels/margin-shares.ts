import {
  fixedMarginOf,
  marginShareOf,
  notionalOf,
  usdSymbolOf,
  type Holding,
  type PriceSource,
} from '@portal/rules/trading';
import type { MarketFeed, TradingPosition, TradingState } from '../../ports';
import { instrumentOf } from '../instruments/instruments';
import { roundPrice } from '../instruments/price';
import { marginPercent } from './margin-percent';
import { marginPerLot } from './margin-per-lot';
import { symbolMarginOf, type MarginSource } from './product-margins';

type Terms = Pick<TradingState, 'group' | 'leverage'>;

/** Prices of the feed. */
const pricesOf = (feed: Pick<MarketFeed, 'quotes'>): PriceSource => ({
  quote(symbol) {
    const [quote] = feed.quotes([symbol]);
    if (!quote) throw new Error(`no quote of ${symbol}`);
    return quote;
  },
  digits: (symbol) => instrumentOf(symbol)?.digits ?? 0,
});

/** Margin of one position in cents of USD; undefined if its symbol, its margin or a price is unknown. */
function marginOf(
  source: MarginSource,
  feed: Pick<MarketFeed, 'quotes'>,
  { group, leverage }: Terms,
  { symbol, side, volume, openPrice }: TradingPosition,
): bigint | undefined {
  const instrument = instrumentOf(symbol);
  const margin = symbolMarginOf(source, group, symbol);
  if (!instrument || !margin) return undefined;
  const priceOpen = roundPrice(openPrice, instrument.digits);
  const perLot = marginPerLot(margin, leverage);
  const currency = perLot?.currency ?? (instrument.zone === 1 ? symbol.slice(0, 3) : instrument.currency);
  const needed = usdSymbolOf(currency);
  if (priceOpen === null || (needed !== undefined && feed.quotes([needed]).length === 0)) return undefined;
  const held: Holding = { side, volume, priceOpen };
  const prices = pricesOf(feed);
  if (perLot) return fixedMarginOf(perLot, held, prices);
  const percent = marginPercent(margin, leverage);
  return percent === undefined ? undefined : marginShareOf(notionalOf(instrument, held, prices), percent);
}

/**
 * What each open position of an account takes of the margin of all of them, in percent with one place. A symbol that is held both ways
 * counts with both, though the platform asks for less. Undefined for each if the margin of one is unknown.
 */
export function marginShares(
  source: MarginSource,
  feed: Pick<MarketFeed, 'quotes'>,
  terms: Terms,
  positions: readonly TradingPosition[],
): (number | undefined)[] {
  const margins = positions.map((position) => marginOf(source, feed, terms, position));
  const known = margins.filter((margin) => margin !== undefined);
  const total = known.reduce((sum, margin) => sum + margin, 0n);
  if (known.length < margins.length || total === 0n) return positions.map(() => undefined);
  return known.map((margin) => Math.round(Number((margin * 100_000n) / total) / 100) / 10);
}
