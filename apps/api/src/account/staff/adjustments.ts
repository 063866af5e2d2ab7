import { adjustments as call } from '@portal/contract/staff';
import { auditList } from '../../core/audit/audit-read';
import { numberId } from '../../database/number-id';
import { pageOf } from '../../database/page-of';
import { handle } from '../../http/handler';
import { findAdjustments } from './adjustment.store';

/** The read is recorded in the audit log before the rows are shown. */
export const adjustments = handle(call, async (ctx) => {
  const {
    query,
    gateway: { db },
  } = ctx;
  const { pageNo, pageSize, offset } = pageOf(query);
  const { status, kind, customerNumber, sort, after } = query;
  // No customer has the number 0.
  const customerId = customerNumber ? (numberId(customerNumber) ?? 0n) : undefined;
  const filter = { status, kind, customerId };
  const page = await findAdjustments(db, { filter, sort, after, limit: pageSize, offset });
  await auditList(ctx, call.id, { status, kind, customer: customerId?.toString(), pageNo, after }, page.list);
  return { ...page, pageNo, pageSize };
});
