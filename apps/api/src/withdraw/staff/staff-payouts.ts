import { staffPayouts as call } from '@portal/contract/staff';
import { auditList } from '../../core/audit/audit-read';
import { numberId } from '../../database/number-id';
import { pageOf } from '../../database/page-of';
import { handle } from '../../http/handler';
import { findPayouts, inState } from './payout-list.store';

/** The read is recorded in the audit log before the rows are shown. */
export const staffPayouts = handle(call, async (ctx) => {
  const {
    query,
    gateway: { db },
  } = ctx;
  const { pageNo, pageSize, offset } = pageOf(query);
  const { state, kind, search, startDate, endDate, sort, after } = query;
  const customerId = (search && numberId(search)) || undefined;
  const pno = customerId ? undefined : search || undefined;
  const filter = { ...inState(state), kind, customerId, pno, startDate, endDate };
  const page = await findPayouts(db, { filter, sort, after, limit: pageSize, offset });
  const asked = { state, kind, customer: customerId?.toString(), startDate, endDate, pageNo, after };
  await auditList(ctx, call.id, { ...asked, pno: page.list.length > 0 ? pno : undefined }, page.list);
  return { ...page, pageNo, pageSize };
});
