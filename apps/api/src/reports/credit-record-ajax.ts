import { creditRecordAjax as call } from '@portal/contract/reports';
import { handle } from '../http/handler';
import { askedReport } from './asked-report';
import { readPage } from './read-page';
import { fundingSummary } from './summaries';
import { wireWallet } from './wire-lines';

export const creditRecordAjax = handle(call, async (ctx) => {
  const asked = await askedReport(ctx, 'wallet', ctx.body);
  const { sums, ...page } = await readPage(ctx.gateway.db, asked, ctx.body, wireWallet);
  return { ...page, summary: fundingSummary(sums) };
});
