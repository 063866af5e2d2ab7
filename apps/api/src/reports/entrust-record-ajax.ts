import { entrustRecordAjax as call } from '@portal/contract/reports';
import { handle } from '../http/handler';
import { reportRequest } from './report-request';
import { readPage } from './read-page';
import { orderSummary } from './summaries';
import { toEntrust } from './to-report-row';

export const entrustRecordAjax = handle(call, async (ctx) => {
  const request = await reportRequest(ctx, 'entrust', ctx.body);
  const { sums, ...page } = await readPage(ctx.gateway.db, request, ctx.body, toEntrust);
  return { ...page, summary: orderSummary(sums) };
});
