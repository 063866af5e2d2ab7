import { Type } from 'typebox';
import { defineCall } from '../kernel';
import { ReportQuery } from './report-query';

export const creditRecordCsv = defineCall({
  id: 'reports.creditRecordCsv',
  method: 'GET',
  path: '/v2/tradedReport/creditRecordAjax.csv',
  access: 'customer',
  produces: 'text/csv',
  query: Type.Object(ReportQuery),
  ok: Type.Any(),
  errors: ['reports.range', 'reports.account'],
  summary: 'All rows of creditRecordAjax as CSV, streamed.',
});
