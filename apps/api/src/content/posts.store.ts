import { pinDays } from '@portal/contract/staff';
import type { Db } from '../database/database';
import type { Rows } from '../database/rows';
import type { Source } from './library/read-source';

export type PostRow = Rows['content.publishedPosts'];

/** ISO 8601 to the second, as the files have it. */
const moment = (at: Date) => `${at.toISOString().slice(0, 19)}Z`;

const dayMs = 86_400_000;

/** A post in the form of a file, for the same checks and the same library. A pinned one is so for some weeks only. */
export const sourceOfPost = (
  row: Pick<PostRow, 'id' | 'kind' | 'title' | 'summary' | 'text' | 'pinned'>,
  at: Date,
): Source => ({
  kind: row.kind,
  file: `post/${row.id}`,
  front: {
    id: row.id,
    title: row.title,
    summary: row.summary,
    publishedAt: moment(at),
    pinned: row.pinned,
    pinnedUntil: moment(new Date(at.getTime() + pinDays * dayMs)),
  },
  text: row.text,
  offset: 0,
});

/** What a slide of staff needs; they come before the brand's own. */
export const sourceOfSlide = (
  {
    id,
    title,
    subtitle,
    image,
    href,
    until,
  }: Pick<PostRow, 'id' | 'title'> & Record<'subtitle' | 'image' | 'href', string> & { until: Date },
  at: Date,
): Source => ({
  kind: 'slide',
  file: `post/${id}`,
  front: { id, title, subtitle, image, href, from: moment(at), until: moment(until), order: 0 },
  text: '',
  offset: 0,
});

/** The posts that are published or scheduled. */
export async function publishedPosts(db: Db): Promise<Source[]> {
  const rows = await db.rows('content.publishedPosts', 'select * from content.post where status = 2 order by id');
  return rows.map((row) => {
    const { id, title, summary, image, href, runs_until: until } = row;
    const at = row.publish_at ?? row.changed_at;
    if (image === null || href === null || until === null) return sourceOfPost(row, at);
    return sourceOfSlide({ id, title, subtitle: summary, image, href, until }, at);
  });
}

/** Changes with every change of a post. */
export async function postsStamp(db: Db): Promise<string> {
  const { stamp } = await db.row(
    'content.postsStamp',
    `select count(*) || ' ' || coalesce(sum(version), 0) || ' ' || coalesce(max(changed_at), 'epoch') as stamp from content.post`,
  );
  return stamp;
}
