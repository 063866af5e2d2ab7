import { introducerClients as call } from '@portal/contract/staff';
import { noteLook } from '../../core/customers/note-look';
import { numberId } from '../../database/number-id';
import { pageOf } from '../../database/page-of';
import { handle } from '../../http/handler';
import { clientsOf } from './introducers.store';

export const introducerClients = handle(call, async (ctx) => {
  const { db } = ctx.gateway;
  const { pageNo, pageSize, offset } = pageOf(ctx.query);
  const id = numberId(ctx.params.customerNumber);
  const known = await noteLook(db, id, { ...ctx, part: 'clients' });
  return {
    ...(known && id !== null ? await clientsOf(db, id, pageSize, offset) : { list: [], total: 0 }),
    pageNo,
    pageSize,
  };
});
