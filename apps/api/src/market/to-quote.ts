import type { Instrument } from '@portal/contract/common';
import type { MarketPrice, Quote as QuoteResponse } from '@portal/contract/market';
import type { Quote } from '../ports';
import { priceText } from '../core/instruments/price';
import type { DayFigures } from './day-figures';

type TimeFormat = 'iso' | 'unix';

const signed = (points: bigint, digits: number) =>
  points < 0n ? `-${priceText(-points, digits)}` : priceText(points, digits);

/** Percent with two places, halves away from zero. */
function percent(change: bigint, base: bigint): number {
  if (base === 0n) return 0;
  const size = change < 0n ? -change : change;
  const hundredths = Number((size * 20_000n + base) / (2n * base));
  return (change < 0n ? -hundredths : hundredths) / 100;
}

/** A quote in the words of the API. */
export function toQuote(instrument: Instrument, quote: Quote, day: DayFigures, format: TimeFormat): QuoteResponse {
  const { symbol, name, zone, digits } = instrument;
  const change = quote.bid - day.previousClose;
  const text = (points: bigint) => priceText(points, digits);
  return {
    symbol,
    name,
    zone,
    digits,
    bid: text(quote.bid),
    ask: text(quote.ask),
    open: text(day.open),
    high: text(day.high),
    low: text(day.low),
    previousClose: text(day.previousClose),
    change: signed(change, digits),
    changePercent: percent(change, day.previousClose),
    at: format === 'unix' ? quote.at / 1000 : new Date(quote.at).toISOString(),
    session: quote.open ? 'open' : 'closed',
  };
}

/** The same with its sparkline. */
export function toPrice(instrument: Instrument, quote: Quote, day: DayFigures, format: TimeFormat): MarketPrice {
  const unit = 10 ** instrument.digits;
  const spark = [...day.closes.slice(0, -1), quote.bid].map((points) => Number(points) / unit);
  return { ...toQuote(instrument, quote, day, format), spark };
}
