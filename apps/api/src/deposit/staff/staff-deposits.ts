import { staffDeposits as call } from '@portal/contract/staff';
import { auditList } from '../../core/audit/audit-read';
import { numberId } from '../../database/number-id';
import { pageOf } from '../../database/page-of';
import { handle } from '../../http/handler';
import { findDeposits } from './staff-deposit.store';

/** The read is recorded in the audit log before the rows are shown. */
export const staffDeposits = handle(call, async (ctx) => {
  const {
    query,
    gateway: { db },
  } = ctx;
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
  const page = await findDeposits(db, { filter, sort, after, limit: pageSize, offset });
  const asked = { state, customer: customerId?.toString(), startDate, endDate, pageNo, after };
  await auditList(ctx, call.id, { ...asked, pno: page.list.length > 0 ? filter.pno : undefined }, page.list);
  return { ...page, pageNo, pageSize };
});
