import { Type, type Static } from 'typebox';
import { defineCall, Id, Money, Page, PageQuery } from '../kernel';
import { KindSum, MoneyEntry, MoneyMonth, Month } from './money-entry';

/**
 * Steps from the ledger balance to the displayed balance: held amounts that have left the platform, amounts owed, amounts in
 * transit.
 */
export const BalanceStep = Type.Object({
  step: Type.Enum(['books', 'held', 'owed', 'moving']),
  amount: Money,
});
export type BalanceStep = Static<typeof BalanceStep>;

export const explainBalance = defineCall({
  id: 'reports.explainBalance',
  method: 'POST',
  path: '/v2/account/explainBalance',
  access: 'customer',
  body: Type.Object({
    accountId: Id,
    of: Type.Optional(Type.Enum(['balance', 'credit'])),
    month: Type.Optional(Month),
    ...PageQuery,
  }),
  ok: Type.Object({
    accountId: Id,
    account_no: Type.String(),
    kind: Type.Enum(['wallet', 'mt5']),
    of: Type.Enum(['balance', 'credit']),
    shown: Money,
    stale: Type.Optional(Type.Boolean({ description: 'the platform was not asked: shown is what the books say' })),
    steps: Type.Array(BalanceStep, { description: 'their sum is `shown`' }),
    sum: Type.Object({
      entries: Money,
      books: Money,
      agrees: Type.Boolean({ description: 'the entries come to what the ledger holds, to the cent, in one snapshot' }),
      count: Type.Integer(),
    }),
    months: Type.Array(MoneyMonth, { description: 'newest first; those without a movement are left out' }),
    kinds: Type.Array(KindSum, { description: 'of the month asked for, or of all' }),
    ...Page(MoneyEntry).properties,
  }),
  errors: ['reports.account'],
  summary: 'What a balance is made of: every entry, by month, down to a sum that agrees with the ledger.',
});
