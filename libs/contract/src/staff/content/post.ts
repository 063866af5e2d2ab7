import { Type, type Static } from 'typebox';
import { Id, Prose, Time } from '../../kernel';

/** Notices, company news and the five kinds of market news. */
export const PostKind = Type.Enum(['notice', 'company', 'macro', 'forex', 'goods', 'stock', 'digiccy']);
export type PostKind = Static<typeof PostKind>;

/** How many days after its publication a post stays pinned. */
export const pinDays = 30;

/** 1 draft, 2 published or scheduled, 3 withdrawn. */
export const PostStatus = Type.Enum([1, 2, 3], { type: 'integer' });

/** A picture of the brand's content, as writers name it: `images/slide-market.svg`. */
export const PictureName = Type.String({ pattern: '^images/[a-z0-9-]+\\.(svg|png|jpg)$', maxLength: 100 });

/** What a slide has beside its title and subtitle. It runs from its publication on. */
export const SlidePart = Type.Object({
  image: PictureName,
  href: Type.String({ pattern: '^/[^/\\s]\\S*$', maxLength: 200, description: 'a path of the site' }),
  until: Time,
});

/** A notice, news or slide that staff write. The summary of a slide is its subtitle. */
export const Post = Type.Object({
  id: Id,
  kind: Type.Union([PostKind, Type.Literal('slide')]),
  title: Type.String(),
  summary: Type.String(),
  pinned: Type.Boolean(),
  slide: Type.Optional(SlidePart),
  status: PostStatus,
  version: Type.Integer({ description: 'counts up with each change' }),
  publishAt: Type.Optional(Time),
  changedBy: Type.String(),
  changedAt: Time,
});
export type Post = Static<typeof Post>;

/** The text of a post: Markdown as the site's own content has it, headings from the second level on. */
export const PostText = Prose(20_000);
