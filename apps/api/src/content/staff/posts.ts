import { posts as call } from '@portal/contract/staff';
import { pageOf } from '../../database/page-of';
import { handle } from '../../http/handler';
import type { PostRow } from '../posts.store';
import { toPost } from './to-post';

export const posts = handle(call, async ({ query, gateway: { db } }) => {
  const { pageNo, pageSize, offset } = pageOf(query);
  const rows = await db.rows<PostRow & { total: number }>(
    'staff.posts',
    `select *, status::int as status, count(*) over ()::int as total from content.post
     where ($1::text is null or kind = $1) and ($2::smallint is null or status = $2)
     order by changed_at desc, id desc limit $3 offset $4`,
    [query.kind ?? null, query.status ?? null, pageSize, offset],
  );
  return { list: rows.map(toPost), total: rows[0]?.total ?? 0, pageNo, pageSize };
});
