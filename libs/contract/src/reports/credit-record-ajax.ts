import { Type } from 'typebox';
import { defineCall, Page, PageQuery } from '../kernel';
import { FundingSummary, WalletFunding } from './funding';
import { ReportQuery } from './report-query';

export const creditRecordAjax = defineCall({
  id: 'reports.creditRecordAjax',
  method: 'POST',
  path: '/v2/tradedReport/creditRecordAjax',
  access: 'customer',
  body: Type.Object({ ...ReportQuery, ...PageQuery }),
  ok: Type.Object({ ...Page(WalletFunding).properties, summary: FundingSummary }),
  errors: ['reports.range', 'reports.account'],
  summary: 'Movements of the wallet, newest first.',
});
