import { mt5CreditRecordCsv as call } from '@portal/contract/reports';
import { handle } from '../http/handler';
import { askedReport } from './asked-report';
import { creditColumns } from './columns';
import { csvOf } from './csv';
import { toCredit } from './to-report-row';

export const mt5CreditRecordCsv = handle(call, async (ctx) =>
  csvOf(ctx.gateway.db, await askedReport(ctx, 'credit', ctx.query), toCredit, creditColumns),
);
