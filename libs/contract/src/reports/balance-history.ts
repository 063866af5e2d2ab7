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
      equity: Type.Union([Money, Type.Null()], { description: 'null until it was stored of every account' }),
      deposits: Money,
      withdrawals: Type.Unsafe<string>({
        ...Money,
        description: 'positive, on the day on which they left the balance; below zero where cancelled ones came back',
      }),
      other: Type.Unsafe<string>({
        ...Money,
        description:
          'what else changed balance or credit without trading: credit, fees, adjustments, bonuses, exchange',
      }),
    }),
    { description: 'oldest first, at the end of each day; the last one is now, as the accounts show it' },
  ),
  errors: ['reports.account'],
  summary:
    'Equity and balance of the last days and the money that moved: of one account or of all in a currency, in it; else of all accounts in USD at the rate of today.',
});
