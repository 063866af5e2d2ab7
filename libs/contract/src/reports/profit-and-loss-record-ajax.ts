import { Type } from 'typebox';
import { defineCall, Page, PageQuery } from '../kernel';
import { ClosedPosition, ProfitSummary } from './closed-position';
import { ReportQuery } from './report-query';

export const profitAndLossRecordAjax = defineCall({
  id: 'reports.profitAndLossRecordAjax',
  method: 'POST',
  path: '/v2/tradedReport/profitAndLossRecordAjax',
  access: 'customer',
  body: Type.Object({ ...ReportQuery, ...PageQuery }),
  ok: Type.Object({ ...Page(ClosedPosition).properties, summary: ProfitSummary }),
  errors: ['reports.range', 'reports.account'],
  summary: 'Closed positions by their closing, newest first.',
});
