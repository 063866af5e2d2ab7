import { profitAndLossRecordCsv as call } from '@portal/contract/reports';
import { handle } from '../http/handler';
import { reportRequest } from './report-request';
import { closingColumns } from './columns';
import { csvOf } from './csv';
import { toClosing } from './to-report-row';

export const profitAndLossRecordCsv = handle(call, async (ctx) => {
  const request = await reportRequest(ctx, 'closing', ctx.query);
  return csvOf(ctx.gateway.db, request, toClosing, closingColumns(request.list.currency));
});
