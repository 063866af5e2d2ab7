import { reconciliationRuns as call } from '@portal/contract/staff';
import { pageOf } from '../../database/page-of';
import { handle } from '../../http/handler';
import { findRuns } from './break.store';

export const reconciliationRuns = handle(call, async ({ query, gateway: { db } }) => {
  const { pageNo, pageSize, offset } = pageOf(query);
  const { sort, after } = query;
  return { ...(await findRuns(db, { sort, after, limit: pageSize, offset })), pageNo, pageSize };
});
