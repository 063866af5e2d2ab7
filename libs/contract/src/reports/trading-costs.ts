import { Type, type Static } from 'typebox';
import { AccountCurrency, Day, defineCall, Id, Lots, Money } from '../kernel';

/**
 * Costs of closed positions beside their profit. Costs are negative. The profit already includes the spread. The spread is known
 * for `spreadCount` of the `count` positions, and null when it is known for none. net = profit + commission + swap.
 */
export const CostRow = Type.Object({
  name: Type.String({ description: 'a month YYYY-MM, or a symbol; empty for all' }),
  count: Type.Integer(),
  lots: Lots,
  profit: Money,
  spread: Type.Union([Money, Type.Null()]),
  spreadCount: Type.Integer(),
  commission: Money,
  swap: Money,
  net: Money,
});
export type CostRow = Static<typeof CostRow>;

export const tradingCosts = defineCall({
  id: 'reports.tradingCosts',
  method: 'POST',
  path: '/v2/account/tradingCosts',
  access: 'customer',
  body: Type.Object({
    accountId: Type.Optional(Id),
    currency: Type.Optional(AccountCurrency),
    startDate: Day,
    endDate: Day,
  }),
  ok: Type.Object({ total: CostRow, months: Type.Array(CostRow), symbols: Type.Array(CostRow) }),
  errors: ['reports.range', 'reports.account'],
  summary: 'What trading cost (spread, commission, swap) beside what it earned: by month, newest first, and by symbol.',
});
