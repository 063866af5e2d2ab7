import { Type, type Static } from 'typebox';
import { Id, Money, Time } from '../kernel';

/** What a list shows of an article. Optional fields stand where the kind of article has them. */
export const ArticleRow = Type.Object({
  id: Id,
  title: Type.String(),
  summary: Type.String(),
  cover: Type.Optional(Type.String({ description: 'path of a picture' })),
  category: Type.String({ description: 'category id; empty for single pages' }),
  publishedAt: Time,
  pinned: Type.Boolean(),
  topic: Type.Optional(Type.String({ description: 'help: what the question is about' })),
  platform: Type.Optional(Type.Enum(['windows', 'macos', 'android', 'ios', 'web'])),
  minutes: Type.Optional(Type.Integer({ description: 'of reading' })),
  html: Type.Optional(Type.String({ description: 'where the list was asked for in full; sanitised' })),
});
export type ArticleRow = Static<typeof ArticleRow>;

/** A piece of text; `hit` where it is what was searched for. */
export const Fragment = Type.Object({ text: Type.String(), hit: Type.Boolean() });
export type Fragment = Static<typeof Fragment>;

/** The article before or after. */
export const ArticleLink = Type.Object({ id: Id, title: Type.String() });
export type ArticleLink = Static<typeof ArticleLink>;

/** An article, its neighbours and its kin; `html` is what the gateway has cleaned. */
export const Article = Type.Object({
  id: Id,
  title: Type.String(),
  summary: Type.String(),
  html: Type.String({ description: 'sanitised' }),
  headings: Type.Array(Type.Object({ id: Type.String(), text: Type.String() }), { description: 'anchors in html' }),
  category: Type.String(),
  publishedAt: Time,
  updatedAt: Time,
  source: Type.String(),
  version: Type.Optional(Type.String({ description: 'legal texts' })),
  topic: Type.Optional(Type.String()),
  platform: Type.Optional(Type.Enum(['windows', 'macos', 'android', 'ios', 'web'])),
  minutes: Type.Optional(Type.Integer()),
  previous: Type.Optional(ArticleLink),
  next: Type.Optional(ArticleLink),
  related: Type.Array(ArticleLink),
});
export type Article = Static<typeof Article>;

/** Where the last close lies of the mean of the bars before it: above, below or near. */
export const Direction = Type.Enum(['up', 'down', 'flat']);
export type Direction = Static<typeof Direction>;

const analysis = {
  id: Id,
  symbol: Type.String(),
  title: Type.String(),
  direction: Direction,
  support: Type.Array(Money),
  resistance: Type.Array(Money),
  publishedAt: Time,
  validUntil: Time,
};

/** A line of the list of analyses. */
export const AnalysisRow = Type.Object({ ...analysis, summary: Type.String() });
export type AnalysisRow = Static<typeof AnalysisRow>;

/** An analysis of a symbol and others of its zone; its text is HTML that the gateway has cleaned. */
export const AnalysisArticle = Type.Object({
  ...analysis,
  summary: Type.String(),
  html: Type.String({ description: 'sanitised' }),
  related: Type.Array(ArticleLink),
});
export type AnalysisArticle = Static<typeof AnalysisArticle>;

/** A picture of the home page's stage and where it leads. */
export const Slide = Type.Object({
  id: Id,
  title: Type.String(),
  subtitle: Type.String(),
  image: Type.String({ description: 'path of a picture' }),
  href: Type.String(),
  from: Time,
  until: Time,
});
export type Slide = Static<typeof Slide>;
