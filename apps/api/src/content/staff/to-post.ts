import type { Post } from '@portal/contract/staff';
import type { Db } from '../../database/database';
import type { PostRow } from '../posts.store';

export const toPost = (row: PostRow): Post => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  summary: row.summary,
  pinned: row.pinned,
  slide:
    row.image !== null && row.href !== null && row.runs_until
      ? { image: row.image, href: row.href, until: row.runs_until.toISOString() }
      : undefined,
  status: row.status,
  version: row.version,
  publishAt: row.publish_at?.toISOString(),
  changedBy: row.changed_by,
  changedAt: row.changed_at.toISOString(),
});

export const findPost = (db: Db, id: string) =>
  db.maybe('staff.post', 'select * from content.post where id = $1', [id]);
