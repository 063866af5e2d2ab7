import { mt5CreditRecordAjax as call } from '@portal/contract/reports';
import { handle } from '../http/handler';
import { reportRequest } from './report-request';
import { readPage } from './read-page';
import { fundingSummary } from './summaries';
import { toCredit } from './to-report-row';

export const mt5CreditRecordAjax = handle(call, async (ctx) => {
  const request = await reportRequest(ctx, 'credit', ctx.body);
  const { sums, ...page } = await readPage(ctx.gateway.db, request, ctx.body, toCredit);
  return { ...page, summary: fundingSummary(sums) };
});
