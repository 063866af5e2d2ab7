import { callbacks as call } from '@portal/contract/staff';
import { auditList } from '../../core/audit/audit-read';
import { pageOf } from '../../database/page-of';
import { handle } from '../../http/handler';
import { findCallbacks } from './callback.store';

/** The read is recorded in the audit log before the rows are shown. */
export const callbacks = handle(call, async (ctx) => {
  const {
    query,
    gateway: { db },
  } = ctx;
  const { pageNo, pageSize, offset } = pageOf(query);
  const { channel, result, startDate, endDate, sort, after } = query;
  const number = query.number || undefined;
  const filter = { number, channel: channel || undefined, result, startDate, endDate };
  const page = await findCallbacks(db, { filter, sort, after, limit: pageSize, offset });
  // What was searched is recorded where it is a number that we know, and no other text.
  const found = page.list.length > 0 ? number : undefined;
  await auditList(ctx, call.id, { number: found, channel, result, startDate, endDate, pageNo, after }, page.list);
  return { ...page, pageNo, pageSize };
});
