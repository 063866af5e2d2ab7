import { tradeRecordCsv as call } from '@portal/contract/reports';
import { handle } from '../http/handler';
import { askedReport } from './asked-report';
import { tradeColumns } from './columns';
import { csvOf } from './csv';
import { toTrade } from './to-report-row';

export const tradeRecordCsv = handle(call, async (ctx) => {
  const asked = await askedReport(ctx, 'trade', ctx.query);
  return csvOf(ctx.gateway.db, asked, toTrade, tradeColumns(asked.list.currency));
});
