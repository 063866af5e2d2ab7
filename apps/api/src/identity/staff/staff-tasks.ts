import { staffTasks as call } from '@portal/contract/staff';
import { auditList } from '../../core/audit/audit-read';
import { numberId } from '../../database/number-id';
import { pageOf } from '../../database/page-of';
import { handle } from '../../http/handler';
import { findTasks } from './staff-task.store';

const statuses = { asked: 1, answered: 2, accepted: 3, cancelled: 4 } as const;

/** The read is recorded in the audit log before the rows are shown. */
export const staffTasks = handle(call, async (ctx) => {
  const { query, gateway } = ctx;
  const { pageNo, pageSize, offset } = pageOf(query);
  const { state, customerNumber, sort, after } = query;
  // No customer has the number 0.
  const customerId = customerNumber ? (numberId(customerNumber) ?? 0n) : undefined;
  const filter = { status: state && statuses[state], customerId };
  const page = await findTasks(gateway.db, { filter, sort, after, limit: pageSize, offset });
  await auditList(ctx, call.id, { state, customer: customerId?.toString(), pageNo, after }, page.list);
  return { ...page, pageNo, pageSize };
});
