import { Type, type Static } from 'typebox';
import { defineCall, Money, Month, Time } from '../kernel';

/**
 * What closed positions earned, as `net` of CostRow; money moved is in none of it. `percent` is of the balance before the period with
 * the money that came in since; null if there was none.
 */
export const PeriodResult = Type.Object({
  result: Money,
  percent: Type.Union([Type.Number(), Type.Null()]),
});
export type PeriodResult = Static<typeof PeriodResult>;

/**
 * `inBalance` is the part of the waiting withdrawals that the balances still contain: all from the wallet, and what the platform has
 * not released yet.
 */
export const results = defineCall({
  id: 'reports.results',
  method: 'GET',
  path: '/v2/account/results',
  access: 'customer',
  ok: Type.Object({
    month: Month,
    today: PeriodResult,
    thisMonth: PeriodResult,
    waiting: Type.Union([
      Type.Object({
        count: Type.Integer(),
        amount: Money,
        inBalance: Money,
        since: Time,
      }),
      Type.Null(),
    ]),
  }),
  errors: [],
  summary:
    'The results of today and of this month in Beijing over all accounts, and the withdrawals in progress. In USD; accounts in another currency count at their rate to USD.',
});
