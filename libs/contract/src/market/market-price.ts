import { Type, type Static } from 'typebox';
import { Price, SymbolName, Time, Zone } from '../kernel';

/** A quote as it is streamed: the row without its sparkline. Prices have the instrument's digits. */
export const Quote = Type.Object({
  symbol: SymbolName,
  name: Type.String(),
  zone: Zone,
  bid: Price,
  ask: Price,
  open: Price,
  high: Price,
  low: Price,
  previousClose: Type.String({ pattern: '^\\d{1,9}(\\.\\d{1,9})?$', description: 'of the last trading day' }),
  change: Type.String({ pattern: '^-?\\d{1,9}(\\.\\d{1,9})?$', description: 'bid − previousClose' }),
  changePercent: Type.Number({ description: 'of previousClose, two places' }),
  digits: Type.Integer(),
  at: Type.Union([Time, Type.Number({ description: 'seconds since 1970, where timeformat is unix' })]),
  session: Type.Enum(['open', 'closed']),
});
export type Quote = Static<typeof Quote>;

/** Figures of the trading day, which ends with New York's; from bid prices. */
export const MarketPrice = Type.Object({
  ...Quote.properties,
  spark: Type.Array(Type.Number(), { description: 'the last 24 hourly closes and the bid, oldest first' }),
});
export type MarketPrice = Static<typeof MarketPrice>;

/** At most 100 symbols, separated by commas. */
export const SymbolList = Type.String({
  pattern: '^[A-Z0-9.]{1,20}(,[A-Z0-9.]{1,20}){0,99}$',
  description: 'symbols parted by commas, at most 100',
});
