import { posts as call } from '@portal/contract/staff';
import { pageOf } from '../../database/page-of';
import { sortedList, type SortedList } from '../../database/sorted-list';
import { handle } from '../../http/handler';
import { toPost } from './to-post';

type Filter = { kind: string | undefined; status: number | undefined };
type Sort = 'changedAt' | 'publishAt' | 'title';

const postList: SortedList<'staff.posts', Filter, Sort> = {
  name: 'staff.posts',
  from: 'content.post p',
  key: 'p.id',
  keyType: 'text',
  columns: 'p.*',
  where: { kind: (is) => `p.kind = ${is}`, status: (is) => `p.status = ${is}` },
  // A draft has no time of publication yet.
  sorts: { changedAt: 'p.changed_at', publishAt: `coalesce(p.publish_at, 'infinity')`, title: 'p.title' },
  order: '-changedAt',
};

export const posts = handle(call, async ({ query, gateway: { db } }) => {
  const { pageNo, pageSize, offset } = pageOf(query);
  const { kind, status, sort, after } = query;
  const { rows, total } = await sortedList(db, postList, {
    filter: { kind, status },
    sort,
    after,
    limit: pageSize,
    offset,
  });
  return { list: rows.map(toPost), total, pageNo, pageSize };
});
