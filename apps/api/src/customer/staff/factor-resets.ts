import { factorResets as call } from '@portal/contract/staff';
import { auditList } from '../../core/audit/audit-read';
import { numberId } from '../../database/number-id';
import { pageOf } from '../../database/page-of';
import { handle } from '../../http/handler';
import { findResets } from './factor-reset.store';

const statuses = { approved: 1, open: 2, refused: 3 } as const;

/** The read is recorded in the audit log before the rows are shown. */
export const factorResets = handle(call, async (ctx) => {
  const { query, gateway } = ctx;
  const { pageNo, pageSize, offset } = pageOf(query);
  const { state, customerNumber, sort, after } = query;
  // No customer has the number 0.
  const customerId = customerNumber ? (numberId(customerNumber) ?? 0n) : undefined;
  const filter = { status: state && statuses[state], customerId };
  const page = await findResets(gateway.db, { filter, sort, after, limit: pageSize, offset });
  await auditList(ctx, call.id, { state, customer: customerId?.toString(), pageNo, after }, page.list);
  return { ...page, pageNo, pageSize };
});
