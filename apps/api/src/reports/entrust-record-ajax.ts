import { entrustRecordAjax as call } from '@portal/contract/reports';
import { handle } from '../http/handler';
import { askedReport } from './asked-report';
import { readPage } from './read-page';
import { orderSummary } from './summaries';
import { toEntrust } from './to-report-row';

export const entrustRecordAjax = handle(call, async (ctx) => {
  const asked = await askedReport(ctx, 'entrust', ctx.body);
  const { sums, ...page } = await readPage(ctx.gateway.db, asked, ctx.body, toEntrust);
  return { ...page, summary: orderSummary(sums) };
});
