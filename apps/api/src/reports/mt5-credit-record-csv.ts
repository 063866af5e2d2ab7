import { mt5CreditRecordCsv as call } from '@portal/contract/reports';
import { handle } from '../http/handler';
import { askedReport } from './asked-report';
import { creditColumns } from './columns';
import { csvOf } from './csv';
import { toCredit } from './to-report-row';

export const mt5CreditRecordCsv = handle(call, async (ctx) => {
  const asked = await askedReport(ctx, 'credit', ctx.query);
  return csvOf(ctx.gateway.db, asked, toCredit, creditColumns(asked.list.currency));
});
