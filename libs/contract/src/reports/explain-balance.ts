import { Type } from 'typebox';
import { BalanceExplanation, defineCall, Id, Month, PageQuery } from '../kernel';

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
  ok: BalanceExplanation,
  errors: ['reports.account'],
  summary: 'What a balance is made of: every entry, by month, down to a sum that agrees with the ledger.',
});
