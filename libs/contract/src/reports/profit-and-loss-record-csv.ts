import { Type } from 'typebox';
import { defineCall } from '../kernel';
import { ReportQuery } from './report-query';

export const profitAndLossRecordCsv = defineCall({
  id: 'reports.profitAndLossRecordCsv',
  method: 'GET',
  path: '/v2/tradedReport/profitAndLossRecordAjax.csv',
  access: 'customer',
  produces: 'text/csv',
  query: Type.Object(ReportQuery),
  ok: Type.Any(),
  errors: ['reports.range', 'reports.account'],
  summary: 'All rows of profitAndLossRecordAjax as CSV, streamed.',
});
