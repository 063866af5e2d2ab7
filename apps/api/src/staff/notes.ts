import { notes as call } from '@portal/contract/staff';
import { handle } from '../kernel/handler';
import { numberId } from '../kernel/number-id';
import { pageOf } from '../kernel/page-of';
import { notesOf } from './staff.store';

export const notes = handle(call, async ({ query, gateway: { db } }) => {
  const { pageNo, pageSize, offset } = pageOf(query);
  return { ...(await notesOf(db, numberId(query.customerNumber), pageSize, offset)), pageNo, pageSize };
});
