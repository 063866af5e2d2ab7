import { commissions as call } from '@portal/contract/staff';
import { auditList } from '../../core/audit/audit-read';
import { numberId } from '../../database/number-id';
import { pageOf } from '../../database/page-of';
import { handle } from '../../http/handler';
import { findCommissions } from './commission.store';

/** The read is recorded in the audit log before the rows are shown. */
export const commissions = handle(call, async (ctx) => {
  const {
    query,
    gateway: { db },
  } = ctx;
  const { pageNo, pageSize, offset } = pageOf(query);
  const { waiting, status, month, customerNumber, sort, after } = query;
  const filter = {
    waiting,
    status,
    month: month && `${month}-01`,
    // No customer has the number 0.
    customerId: customerNumber ? (numberId(customerNumber) ?? 0n) : undefined,
  };
  const page = await findCommissions(db, { filter, sort, after, limit: pageSize, offset });
  const customer = filter.customerId?.toString();
  await auditList(ctx, call.id, { waiting, status, month, customer, pageNo, after }, page.list);
  return { ...page, pageNo, pageSize };
});
