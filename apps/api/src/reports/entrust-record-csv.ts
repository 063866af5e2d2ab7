import { entrustRecordCsv as call } from '@portal/contract/reports';
import { handle } from '../http/handler';
import { askedReport } from './asked-report';
import { entrustColumns } from './columns';
import { csvOf } from './csv';
import { wireEntrust } from './wire-lines';

export const entrustRecordCsv = handle(call, async (ctx) =>
  csvOf(ctx.gateway.db, await askedReport(ctx, 'entrust', ctx.query), wireEntrust, entrustColumns),
);
