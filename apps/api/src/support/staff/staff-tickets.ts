import { staffTickets as call } from '@portal/contract/staff';
import { auditList } from '../../core/audit/audit-read';
import { numberId } from '../../database/number-id';
import { pageOf } from '../../database/page-of';
import { handle } from '../../http/handler';
import { findTickets } from './staff-ticket.store';

/** The read is recorded in the audit log before the rows are shown. */
export const staffTickets = handle(call, async (ctx) => {
  const { query, gateway, staff } = ctx;
  const { pageNo, pageSize, offset } = pageOf(query);
  const { state, kind, customerNumber, mine = false, late = false, sort, after } = query;
  // No customer has the number 0.
  const customerId = customerNumber ? (numberId(customerNumber) ?? 0n) : undefined;
  const filter = { state, kind, customerId, assignee: mine ? staff.memberId : undefined, late };
  const page = await findTickets(gateway.db, { filter, sort, after, limit: pageSize, offset });
  const asked = { state, kind, customer: customerId?.toString(), mine, late, pageNo, after };
  await auditList(ctx, call.id, asked, page.list);
  return { ...page, pageNo, pageSize };
});
