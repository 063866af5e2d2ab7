import { Type } from 'typebox';
import { defineCall } from '../kernel';
import { ReportQuery } from './report-query';

export const tradeRecordCsv = defineCall({
  id: 'reports.tradeRecordCsv',
  method: 'GET',
  path: '/v2/tradedReport/tradeRecordAjax.csv',
  access: 'customer',
  produces: 'text/csv',
  query: Type.Object(ReportQuery),
  ok: Type.Any(),
  errors: ['reports.range', 'reports.account'],
  summary: 'All rows of tradeRecordAjax as CSV, streamed.',
});
