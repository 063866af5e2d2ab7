import { entrustRecordCsv as call } from '@portal/contract/reports';
import { handle } from '../http/handler';
import { reportRequest } from './report-request';
import { entrustColumns } from './columns';
import { csvOf } from './csv';
import { toEntrust } from './to-report-row';

export const entrustRecordCsv = handle(call, async (ctx) =>
  csvOf(ctx.gateway.db, await reportRequest(ctx, 'entrust', ctx.query), toEntrust, entrustColumns),
);
