import { Type, type Static } from 'typebox';
import { defineCall, Id, Money, Page, PageQuery } from '../kernel';
import { MoneyMonth } from './money-entry';

/**
 * One month of an account and its statement. `net` is all that moved the balance, deposits and withdrawals too. `result` is what the
 * positions closed in the month earned, as `net` of CostRow.
 */
export const StatementMonth = Type.Object({
  ...MoneyMonth.properties,
  result: Money,
  final: Type.Boolean({ description: 'the month is over: its statement changes no more' }),
});
export type StatementMonth = Static<typeof StatementMonth>;

export const statements = defineCall({
  id: 'reports.statements',
  method: 'POST',
  path: '/v2/account/statements',
  access: 'customer',
  body: Type.Object({ accountId: Id, ...PageQuery }),
  ok: Page(StatementMonth),
  errors: ['reports.account'],
  summary: 'The monthly statements of an account, newest first, from the month it was opened in.',
});
