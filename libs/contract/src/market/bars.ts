import { Type, type Static } from 'typebox';
import { defineCall, Price, SymbolName, Time } from '../kernel';

/** The period of one bar: minutes, hours, a day. */
export const BarInterval = Type.Enum(['M1', 'M5', 'M15', 'H1', 'H4', 'D1'], { type: 'string' });
export type BarInterval = Static<typeof BarInterval>;

/** A bar of bid prices; `at` is its start. H4 and D1 follow the trading server's clock, whose day ends with New York's. */
export const Bar = Type.Object({
  at: Time,
  open: Price,
  high: Price,
  low: Price,
  close: Price,
  volume: Type.Integer({ description: 'price changes' }),
});
export type Bar = Static<typeof Bar>;

export const bars = defineCall({
  id: 'market.bars',
  method: 'GET',
  path: '/api/v1/bars',
  access: 'public',
  query: Type.Object({
    symbol: SymbolName,
    interval: BarInterval,
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 300 })),
    before: Type.Optional(Time),
  }),
  ok: Type.Array(Bar),
  errors: ['market.symbol'],
  summary: 'Bars that begin before `before` (now where absent: the last one still grows), oldest first.',
});
