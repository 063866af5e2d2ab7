import { statements as call } from '@portal/contract/reports';
import { handle } from '../http/handler';
import { pageOf } from '../database/page-of';
import { accountMonths } from './statement-request';

export const statements = handle(call, async (ctx) => {
  const { pageNo, pageSize, offset } = pageOf(ctx.body);
  const { months } = await accountMonths(ctx, ctx.body.accountId);
  return { list: months.slice(offset, offset + pageSize), pageNo, pageSize, total: months.length };
});
