import { mt5CreditRecordCsv as call } from '@portal/contract/reports';
import { handle } from '../http/handler';
import { reportRequest } from './report-request';
import { creditColumns } from './columns';
import { csvOf } from './csv';
import { toCredit } from './to-report-row';

export const mt5CreditRecordCsv = handle(call, async (ctx) => {
  const request = await reportRequest(ctx, 'credit', ctx.query);
  return csvOf(ctx.gateway.db, request, toCredit, creditColumns(request.list.currency));
});
