import { tradeRecordAjax as call } from '@portal/contract/reports';
import { handle } from '../http/handler';
import { askedReport } from './asked-report';
import { readPage } from './read-page';
import { dealSummary } from './summaries';
import { toTrade } from './to-report-row';

export const tradeRecordAjax = handle(call, async (ctx) => {
  const asked = await askedReport(ctx, 'trade', ctx.body);
  const { sums, ...page } = await readPage(ctx.gateway.db, asked, ctx.body, toTrade);
  return { ...page, summary: dealSummary(sums) };
});
