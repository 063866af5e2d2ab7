import { readPermissions, reviews as call, reviewSorts } from '@portal/contract/staff';
import { auditList } from '../core/audit/audit-read';
import { Failure } from '../core/errors/fail';
import { handle } from '../http/handler';
import { requirePermission } from '../http/staff-session';
import { pageOf } from '../database/page-of';

/** The read is recorded in the audit log before the items are shown. Without a kind, the oldest items of every queue that the member may read are merged into one list page. */
export const reviews = handle(call, async (ctx) => {
  const { query, gateway, staff } = ctx;
  if (query.kind) requirePermission(staff, readPermissions(query.kind));
  const { sort, after, status } = query;
  const sorts: readonly string[] = query.kind ? reviewSorts[query.kind] : [];
  if (sort !== undefined && !sorts.includes(sort.replace(/^-/, '')))
    throw new Failure('PARAM', { status: 400, fields: ['sort'] });
  if (after !== undefined && !query.kind) throw new Failure('PARAM', { status: 400, fields: ['after'] });
  const { pageNo, pageSize, offset } = pageOf(query);
  const reviewQueues = gateway.reviewQueues.filter(({ kind }) =>
    query.kind ? kind === query.kind : readPermissions(kind).some((one) => staff.permissions.has(one)),
  );
  const [only, ...others] = reviewQueues;
  if (only && others.length === 0) {
    const page = await only.list(gateway, { status, sort, after, limit: pageSize, offset });
    await auditList(ctx, call.id, { kind: only.kind, status, pageNo, after }, page.list);
    return { ...page, pageNo, pageSize };
  }
  const pages = await Promise.all(
    reviewQueues.map((queue) => queue.list(gateway, { status, sort, after, limit: offset + pageSize, offset: 0 })),
  );
  const list = pages
    .flatMap((page) => page.list)
    .sort((a, b) => (a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0))
    .slice(offset, offset + pageSize);
  await auditList(ctx, call.id, { status, pageNo }, list);
  return { list, total: pages.reduce((sum, page) => sum + page.total, 0), pageNo, pageSize };
});
