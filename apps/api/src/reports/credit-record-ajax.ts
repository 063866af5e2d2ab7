import { creditRecordAjax as call } from '@portal/contract/reports';
import { handle } from '../http/handler';
import { reportRequest } from './report-request';
import { readPage } from './read-page';
import { fundingSummary } from './summaries';
import { toWallet } from './to-report-row';

export const creditRecordAjax = handle(call, async (ctx) => {
  const request = await reportRequest(ctx, 'wallet', ctx.body);
  const { sums, ...page } = await readPage(ctx.gateway.db, request, ctx.body, toWallet);
  return { ...page, summary: fundingSummary(sums) };
});
