import { tradeRecordCsv as call } from '@portal/contract/reports';
import { handle } from '../http/handler';
import { reportRequest } from './report-request';
import { tradeColumns } from './columns';
import { csvOf } from './csv';
import { toTrade } from './to-report-row';

export const tradeRecordCsv = handle(call, async (ctx) => {
  const request = await reportRequest(ctx, 'trade', ctx.query);
  return csvOf(ctx.gateway.db, request, toTrade, tradeColumns(request.list.currency));
});
