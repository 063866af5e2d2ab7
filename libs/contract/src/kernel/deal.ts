import { Type, type Static } from 'typebox';
import { Id, Money, Time } from './types';

/** The side of a trade. */
export const Side = Type.Enum(['buy', 'sell']);
/** A volume in lots; smallest step one ten-thousandth. */
export const Lots = Type.Number({ minimum: 0 });
/** A price with the instrument's digits, as a decimal string: `"1.08500"`. */
export const Price = Type.String({ pattern: '^\\d{1,9}(\\.\\d{1,9})?$' });

/** A trade on an MT5 account: `in` opens a position, `out` closes one. */
export const Deal = Type.Object({
  deal: Id,
  order: Id,
  position: Id,
  account_no: Type.String(),
  symbol: Type.String(),
  side: Side,
  entry: Type.Enum(['in', 'out']),
  lots: Lots,
  price: Price,
  commission: Money,
  swap: Money,
  profit: Money,
  at: Time,
});
export type Deal = Static<typeof Deal>;
