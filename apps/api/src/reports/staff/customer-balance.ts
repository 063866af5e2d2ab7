import { customerBalance as call } from '@portal/contract/staff';
import { noteLook } from '../../core/customers/note-look';
import { numberId } from '../../database/number-id';
import { handle } from '../../http/handler';
import { explain } from '../explain';

export const customerBalance = handle(call, async (ctx) => {
  const { gateway, query, fail } = ctx;
  const id = numberId(ctx.params.customerNumber);
  if (!(await noteLook(gateway.db, id, { ...ctx, part: 'balance' })) || id === null) throw fail('staff.customer');
  const answer = await explain(gateway, id, query);
  if (!answer) throw fail('reports.account', { fields: ['accountId'] });
  return answer;
});
