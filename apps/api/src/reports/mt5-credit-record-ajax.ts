import { mt5CreditRecordAjax as call } from '@portal/contract/reports';
import { handle } from '../http/handler';
import { askedReport } from './asked-report';
import { readPage } from './read-page';
import { fundingSummary } from './summaries';
import { toCredit } from './to-report-row';

export const mt5CreditRecordAjax = handle(call, async (ctx) => {
  const asked = await askedReport(ctx, 'credit', ctx.body);
  const { sums, ...page } = await readPage(ctx.gateway.db, asked, ctx.body, toCredit);
  return { ...page, summary: fundingSummary(sums) };
});
