import { Type } from 'typebox';
import { defineCall, Id } from '../kernel';
import { Month } from './money-entry';

export const statementPdf = defineCall({
  id: 'reports.statementPdf',
  method: 'GET',
  path: '/v2/account/statement.pdf',
  access: 'customer',
  produces: 'application/pdf',
  query: Type.Object({ accountId: Id, month: Month }),
  ok: Type.Any(),
  errors: ['reports.account', 'reports.month'],
  summary: 'The statement of a month as PDF, its Chinese font embedded; at most 2,000 lines, the CSV has all.',
});
