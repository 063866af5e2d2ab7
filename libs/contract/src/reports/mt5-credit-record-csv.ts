import { Type } from 'typebox';
import { defineCall } from '../kernel';
import { ReportQuery } from './report-query';

export const mt5CreditRecordCsv = defineCall({
  id: 'reports.mt5CreditRecordCsv',
  method: 'GET',
  path: '/v2/mt5TradeReport/creditRecordAjax.csv',
  access: 'customer',
  produces: 'text/csv',
  query: Type.Object(ReportQuery),
  ok: Type.Any(),
  errors: ['reports.range', 'reports.account'],
  summary: 'All rows of mt5CreditRecordAjax as CSV, streamed.',
});
