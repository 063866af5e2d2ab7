import { staffDeposits as call } from '@portal/contract/staff';
import { numberId } from '../../database/number-id';
import { pageOf } from '../../database/page-of';
import { handle } from '../../http/handler';
import { findDeposits } from './staff-deposit.store';

export const staffDeposits = handle(call, async ({ query, gateway: { db } }) => {
  const { pageNo, pageSize, offset } = pageOf(query);
  const { state, search, startDate, endDate, sort, after } = query;
  const customerId = (search && numberId(search)) || undefined;
  const filter = {
    open: state === 'open',
    late: state === 'late',
    status: state === 'open' || state === 'late' ? undefined : state,
    customerId,
    pno: customerId ? undefined : search || undefined,
    startDate,
    endDate,
  };
  return { ...(await findDeposits(db, { filter, sort, after, limit: pageSize, offset })), pageNo, pageSize };
});
