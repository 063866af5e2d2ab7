import { introducers as call } from '@portal/contract/staff';
import { auditList } from '../../core/audit/audit-read';
import { pageOf } from '../../database/page-of';
import { handle } from '../../http/handler';
import { findIntroducers } from './introducers.store';

/** The read is recorded in the audit log before the rows are shown. */
export const introducers = handle(call, async (ctx) => {
  const {
    query,
    gateway: { db },
  } = ctx;
  const { pageNo, pageSize, offset } = pageOf(query);
  const { sort, after } = query;
  const page = await findIntroducers(db, { sort, after, limit: pageSize, offset });
  await auditList(ctx, call.id, { pageNo, after }, page.list);
  return { ...page, pageNo, pageSize };
});
