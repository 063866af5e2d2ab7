import { Type, type Static } from 'typebox';
import { Day, Id, Lots, Money, Price, Side, Time } from '../kernel';

/** `commission` covers opening and closing; the net result is profit + commission + swap. */
export const ClosedPosition = Type.Object({
  position: Id,
  deal: Type.String({ description: 'the deal that closed it' }),
  account_no: Type.String(),
  symbol: Type.String(),
  side: Side,
  lots: Lots,
  openAt: Time,
  openPrice: Price,
  closeAt: Time,
  closePrice: Price,
  commission: Money,
  swap: Money,
  profit: Money,
});
export type ClosedPosition = Static<typeof ClosedPosition>;

/** Totals over all closed positions of the query, not only of one page. Money is in the currency of the query, `winRate` in percent. */
export const ProfitSummary = Type.Object({
  profit: Money,
  commission: Money,
  swap: Money,
  lots: Lots,
  count: Type.Integer(),
  winRate: Type.Number({ description: 'percent of the positions with a profit above zero; 0 without any' }),
  days: Type.Optional(
    Type.Array(Type.Object({ day: Day, profit: Money, commission: Money, swap: Money, count: Type.Integer() }), {
      description: 'days with closed positions, oldest first; absent where more than 366 days are asked for',
    }),
  ),
});
export type ProfitSummary = Static<typeof ProfitSummary>;
