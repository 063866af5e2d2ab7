import { customerList as call } from '@portal/contract/staff';
import { auditList } from '../core/audit/audit-read';
import { pageOf } from '../database/page-of';
import { handle } from '../http/handler';
import { listCustomers } from './customers.store';

/** The read is recorded in the audit log before the customers are shown. */
export const customerList = handle(call, async (ctx) => {
  const { query, gateway } = ctx;
  const { pageNo, pageSize, offset } = pageOf(query);
  const { state, level, identityStatus, frozen, sort, after } = query;
  const filter = { open: state === 'open', closed: state === 'closed', level, identityStatus, frozen };
  const page = await listCustomers(gateway.db, { filter, sort, after, limit: pageSize, offset });
  await auditList(ctx, call.id, { state, level, identityStatus, frozen, pageNo, after }, page.list);
  return { ...page, pageNo, pageSize };
});
