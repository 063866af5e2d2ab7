import { profitAndLossRecordAjax as call } from '@portal/contract/reports';
import { handle } from '../http/handler';
import { askedReport } from './asked-report';
import { readPage } from './read-page';
import { profitSummary } from './summaries';
import { toClosing } from './to-report-row';

export const profitAndLossRecordAjax = handle(call, async (ctx) => {
  const asked = await askedReport(ctx, 'closing', ctx.body);
  const { sums, ...page } = await readPage(ctx.gateway.db, asked, ctx.body, toClosing);
  return { ...page, summary: await profitSummary(ctx.gateway.db, asked, sums) };
});
