import { Type, type Static } from 'typebox';
import { Id, Time } from '../../kernel';

/** Notices, company news and the five kinds of market news. */
export const PostKind = Type.Enum(['notice', 'company', 'macro', 'forex', 'goods', 'stock', 'digiccy']);
export type PostKind = Static<typeof PostKind>;

/** 1 draft, 2 published or scheduled, 3 withdrawn. */
export const PostStatus = Type.Enum([1, 2, 3], { type: 'integer' });

/** A notice or news that staff write. */
export const Post = Type.Object({
  id: Id,
  kind: PostKind,
  title: Type.String(),
  summary: Type.String(),
  pinned: Type.Boolean(),
  status: PostStatus,
  version: Type.Integer({ description: 'counts up with each change' }),
  publishAt: Type.Optional(Time),
  changedBy: Type.String(),
  changedAt: Time,
});
export type Post = Static<typeof Post>;

/** The text of a post: Markdown as the site's own content has it, headings from the second level on. */
export const PostText = Type.String({ minLength: 1, maxLength: 20_000 });
