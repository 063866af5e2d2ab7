import { notes as call } from '@portal/contract/staff';
import { handle } from '../http/handler';
import { numberId } from '../database/number-id';
import { pageOf } from '../database/page-of';
import { notesOf } from './staff.store';

export const notes = handle(call, async ({ query, gateway: { db } }) => {
  const { pageNo, pageSize, offset } = pageOf(query);
  return { ...(await notesOf(db, numberId(query.customerNumber), pageSize, offset)), pageNo, pageSize };
});
