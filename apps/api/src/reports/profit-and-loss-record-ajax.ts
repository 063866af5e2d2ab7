import { profitAndLossRecordAjax as call } from '@portal/contract/reports';
import { handle } from '../http/handler';
import { reportRequest } from './report-request';
import { readPage } from './read-page';
import { profitSummary } from './summaries';
import { toClosing } from './to-report-row';

export const profitAndLossRecordAjax = handle(call, async (ctx) => {
  const request = await reportRequest(ctx, 'closing', ctx.body);
  const { sums, ...page } = await readPage(ctx.gateway.db, request, ctx.body, toClosing);
  return { ...page, summary: await profitSummary(ctx.gateway.db, request, sums) };
});
