import { Type } from 'typebox';
import { defineCall, Page, PageQuery } from '../kernel';
import { ReportQuery } from './report-query';
import { OrderSummary, TradeOrder } from './trade-order';

export const entrustRecordAjax = defineCall({
  id: 'reports.entrustRecordAjax',
  method: 'POST',
  path: '/v2/tradedReport/entrustRecordAjax',
  access: 'customer',
  body: Type.Object({ ...ReportQuery, ...PageQuery }),
  ok: Type.Object({ ...Page(TradeOrder).properties, summary: OrderSummary }),
  errors: ['reports.range', 'reports.account'],
  summary: 'Orders that are done, newest first.',
});
