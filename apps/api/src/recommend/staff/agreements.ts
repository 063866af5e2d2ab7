import { agreements as call } from '@portal/contract/staff';
import { auditList } from '../../core/audit/audit-read';
import { pageOf } from '../../database/page-of';
import { handle } from '../../http/handler';
import { findAgreements } from './agreement.store';

/** The read is recorded in the audit log before the rows are shown. */
export const agreements = handle(call, async (ctx) => {
  const {
    query,
    gateway: { db },
  } = ctx;
  const { pageNo, pageSize, offset } = pageOf(query);
  const { waiting, sort, after } = query;
  const page = await findAgreements(db, { filter: { waiting }, sort, after, limit: pageSize, offset });
  await auditList(ctx, call.id, { waiting, pageNo, after }, page.list);
  return { ...page, pageNo, pageSize };
});
