import { Type, type Static } from 'typebox';
import { Decimal, Digits } from './answers';

const Span = Type.Object({ Open: Digits, Close: Digits });

export const Symbol = Type.Object({
  Symbol: Type.String({ minLength: 1 }),
  Digits,
  ContractSize: Decimal,
  VolumeMin: Digits,
  Spread: Digits,
  SwapMode: Digits,
  SwapLong: Decimal,
  SwapShort: Decimal,
  /** 0 disabled, 3 close only, 4 full. */
  TradeMode: Digits,
  /** By weekday, Sunday first; minutes. */
  SessionsTrades: Type.Array(Type.Array(Span), { minItems: 7, maxItems: 7 }),
});
export type SymbolAnswer = Static<typeof Symbol>;

/** A list whose rows are checked one by one, so that a row that cannot be read does not fail the others. */
const Rows = Type.Array(Type.Object({ Symbol: Type.String({ minLength: 1 }) }));
export const Symbols = Type.Object({ answer: Rows });

const Rate = Type.String({ pattern: '^[0-9]{1,9}(\\.[0-9]{1,15})?$' });
const SymbolMargin = Type.Object({
  Symbol: Type.String({ minLength: 1 }),
  CurrencyMargin: Type.String(),
  CalcMode: Digits,
  /** An amount per lot; 0 for the value of the contract. */
  MarginInitial: Rate,
  MarginInitialBuy: Rate,
  MarginInitialSell: Rate,
});
export type SymbolMarginAnswer = Static<typeof SymbolMargin>;
export const SymbolMargins = Type.Object({ answer: SymbolMargin });

export const Tick = Type.Object({ Symbol: Type.String(), Bid: Decimal, Ask: Decimal, DatetimeMsc: Digits });
export const Ticks = Type.Object({ trans_id: Digits, answer: Rows });

/** Time, open, high, low, close, tick volume: the only numbers that the platform does not send as strings. */
export const MinuteBars = Type.Object({
  retcode: Type.String(),
  answer: Type.Array(Type.Array(Type.Number(), { minItems: 6, maxItems: 6 })),
});
