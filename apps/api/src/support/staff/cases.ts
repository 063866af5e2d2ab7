import { cases as call } from '@portal/contract/staff';
import { auditList } from '../../core/audit/audit-read';
import { numberId } from '../../database/number-id';
import { pageOf } from '../../database/page-of';
import { handle } from '../../http/handler';
import { findCases, toCase } from './case.store';

/** The read is recorded in the audit log before the rows are shown. */
export const cases = handle(call, async (ctx) => {
  const { query, gateway, staff } = ctx;
  const { pageNo, pageSize, offset } = pageOf(query);
  const { state, customerNumber, sort, after } = query;
  // No customer has the number 0.
  const customerId = customerNumber ? (numberId(customerNumber) ?? 0n) : undefined;
  const undecided = state === 'undecided';
  const filter = { state: undecided ? undefined : state, undecided, customerId, own: staff.customerId ?? undefined };
  const { rows, total } = await findCases(gateway.db, { filter, sort, after, limit: pageSize, offset });
  await auditList(ctx, call.id, { state, customer: customerId?.toString(), pageNo, after }, rows);
  return { list: rows.map((row) => toCase(row, gateway.brand.targetHours.case)), total, pageNo, pageSize };
});
