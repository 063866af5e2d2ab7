import { Type } from 'typebox';
import { defineCall, Page, PageQuery } from '../kernel';
import { FundingSummary, Mt5Funding } from './funding';
import { ReportQuery } from './report-query';

export const mt5CreditRecordAjax = defineCall({
  id: 'reports.mt5CreditRecordAjax',
  method: 'POST',
  path: '/v2/mt5TradeReport/creditRecordAjax',
  access: 'customer',
  body: Type.Object({ ...ReportQuery, ...PageQuery }),
  ok: Type.Object({ ...Page(Mt5Funding).properties, summary: FundingSummary }),
  errors: ['reports.range', 'reports.account'],
  summary: 'Movements of the MT5 accounts that are no trades, newest first.',
});
