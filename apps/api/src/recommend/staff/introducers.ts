import { introducers as call } from '@portal/contract/staff';
import { pageOf } from '../../database/page-of';
import { handle } from '../../http/handler';
import { findIntroducers } from './introducers.store';

export const introducers = handle(call, async ({ query, gateway: { db } }) => {
  const { pageNo, pageSize, offset } = pageOf(query);
  const { sort, after } = query;
  return { ...(await findIntroducers(db, { sort, after, limit: pageSize, offset })), pageNo, pageSize };
});
