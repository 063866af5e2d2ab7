import { creditRecordAjax as call } from '@portal/contract/reports';
import { handle } from '../http/handler';
import { askedReport } from './asked-report';
import { readPage } from './read-page';
import { fundingSummary } from './summaries';
import { toWallet } from './to-report-row';

export const creditRecordAjax = handle(call, async (ctx) => {
  const asked = await askedReport(ctx, 'wallet', ctx.body);
  const { sums, ...page } = await readPage(ctx.gateway.db, asked, ctx.body, toWallet);
  return { ...page, summary: fundingSummary(sums) };
});
