import { creditRecordCsv as call } from '@portal/contract/reports';
import { handle } from '../http/handler';
import { reportRequest } from './report-request';
import { walletColumns } from './columns';
import { csvOf } from './csv';
import { toWallet } from './to-report-row';

export const creditRecordCsv = handle(call, async (ctx) =>
  csvOf(ctx.gateway.db, await reportRequest(ctx, 'wallet', ctx.query), toWallet, walletColumns),
);
