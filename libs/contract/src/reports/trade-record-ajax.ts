import { Type } from 'typebox';
import { Deal, defineCall, Page, PageQuery } from '../kernel';
import { DealSummary } from './deal-summary';
import { ReportQuery } from './report-query';

export const tradeRecordAjax = defineCall({
  id: 'reports.tradeRecordAjax',
  method: 'POST',
  path: '/v2/tradedReport/tradeRecordAjax',
  access: 'customer',
  body: Type.Object({ ...ReportQuery, ...PageQuery }),
  ok: Type.Object({ ...Page(Deal).properties, summary: DealSummary }),
  errors: ['reports.range', 'reports.account'],
  summary: 'Deals, newest first.',
});
