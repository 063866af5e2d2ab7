import { Type } from 'typebox';
import { AccountCurrency, Day, defineCall, Id, Money } from '../kernel';

export const balanceHistory = defineCall({
  id: 'reports.balanceHistory',
  method: 'POST',
  path: '/v2/account/balanceHistory',
  access: 'customer',
  body: Type.Object({
    accountId: Type.Optional(Id),
    currency: Type.Optional(AccountCurrency),
    days: Type.Enum([30, 90, 182, 365]),
  }),
  ok: Type.Array(
    Type.Object({
      day: Day,
      balance: Money,
      equity: Type.Union([Money, Type.Null()], { description: 'null where nothing was kept of that day' }),
    }),
    { description: 'oldest first, at the end of each day; the last one is the running day' },
  ),
  errors: ['reports.account'],
  summary: 'Balance and equity of the last days, of one account, or of all in a currency (USD if absent).',
});
