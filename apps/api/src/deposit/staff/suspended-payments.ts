import { suspendedPayments as call } from '@portal/contract/staff';
import { auditList } from '../../core/audit/audit-read';
import { pageOf } from '../../database/page-of';
import { handle } from '../../http/handler';
import { findSuspended } from './suspense.store';

/** The read is recorded in the audit log before the rows are shown. */
export const suspendedPayments = handle(call, async (ctx) => {
  const {
    query,
    gateway: { db },
  } = ctx;
  const { pageNo, pageSize, offset } = pageOf(query);
  const { status, sort, after } = query;
  const page = await findSuspended(db, { filter: { status }, sort, after, limit: pageSize, offset });
  await auditList(ctx, call.id, { status, pageNo, after }, page.list);
  return { ...page, pageNo, pageSize };
});
