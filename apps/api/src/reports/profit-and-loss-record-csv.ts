import { profitAndLossRecordCsv as call } from '@portal/contract/reports';
import { handle } from '../http/handler';
import { askedReport } from './asked-report';
import { closingColumns } from './columns';
import { csvOf } from './csv';
import { toClosing } from './to-report-row';

export const profitAndLossRecordCsv = handle(call, async (ctx) => {
  const asked = await askedReport(ctx, 'closing', ctx.query);
  return csvOf(ctx.gateway.db, asked, toClosing, closingColumns(asked.list.currency));
});
