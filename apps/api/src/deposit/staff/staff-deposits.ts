import { staffDeposits as call } from '@portal/contract/staff';
import { pageOf } from '../../database/page-of';
import { handle } from '../../http/handler';
import { findDeposits } from './staff-deposit.store';

export const staffDeposits = handle(call, async ({ query, gateway: { db } }) => {
  const { pageNo, pageSize, offset } = pageOf(query);
  const { state, search, startDate, endDate } = query;
  return {
    ...(await findDeposits(db, { state, search, startDate, endDate, limit: pageSize, offset })),
    pageNo,
    pageSize,
  };
});
