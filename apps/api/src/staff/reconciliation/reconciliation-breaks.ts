import { reconciliationBreaks as call } from '@portal/contract/staff';
import { auditList } from '../../core/audit/audit-read';
import { pageOf } from '../../database/page-of';
import { handle } from '../../http/handler';
import { findBreaks } from './break.store';

/** The read is recorded in the audit log before the rows are shown. */
export const reconciliationBreaks = handle(call, async (ctx) => {
  const {
    query,
    gateway: { db },
  } = ctx;
  const { pageNo, pageSize, offset } = pageOf(query);
  const { state, area, subject, sort, after } = query;
  const filter = { open: state === 'open', closed: state === 'closed', area, subject };
  const page = await findBreaks(db, { filter, sort, after, limit: pageSize, offset });
  await auditList(ctx, call.id, { state, area, subject, pageNo, after }, page.list);
  return { ...page, pageNo, pageSize };
});
