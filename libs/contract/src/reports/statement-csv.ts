import { Type } from 'typebox';
import { defineCall, Id } from '../kernel';
import { Month } from './money-entry';

export const statementCsv = defineCall({
  id: 'reports.statementCsv',
  method: 'GET',
  path: '/v2/account/statement.csv',
  access: 'customer',
  produces: 'text/csv',
  query: Type.Object({ accountId: Id, month: Month }),
  ok: Type.Any(),
  errors: ['reports.account', 'reports.month'],
  summary: 'All movements of a month as CSV, oldest first, between opening and closing balance; streamed.',
});
