import { Type } from 'typebox';
import { defineCall } from '../kernel';
import { ReportQuery } from './report-query';

export const entrustRecordCsv = defineCall({
  id: 'reports.entrustRecordCsv',
  method: 'GET',
  path: '/v2/tradedReport/entrustRecordAjax.csv',
  access: 'customer',
  produces: 'text/csv',
  query: Type.Object(ReportQuery),
  ok: Type.Any(),
  errors: ['reports.range', 'reports.account'],
  summary: 'All rows of entrustRecordAjax as CSV, streamed.',
});
