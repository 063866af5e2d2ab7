import { tradeRecordAjax as call } from '@portal/contract/reports';
import { handle } from '../http/handler';
import { reportRequest } from './report-request';
import { readPage } from './read-page';
import { dealSummary } from './summaries';
import { toTrade } from './to-report-row';

export const tradeRecordAjax = handle(call, async (ctx) => {
  const request = await reportRequest(ctx, 'trade', ctx.body);
  const { sums, ...page } = await readPage(ctx.gateway.db, request, ctx.body, toTrade);
  return { ...page, summary: dealSummary(sums) };
});
