import { Type } from 'typebox';
import { defineCall, Time } from '../kernel';

const Headline = Type.Object(
  {
    id: Type.String(),
    title: Type.String(),
    summary: Type.String(),
    href: Type.String({ description: 'the article on the publisher’s site' }),
    source: Type.String({ description: 'the publisher; empty if it is not named' }),
    publishedAt: Time,
  },
  { description: 'plain texts' },
);

export const marketNews = defineCall({
  id: 'content.marketNews',
  method: 'GET',
  path: '/news/v2/marketNews',
  access: 'public',
  query: Type.Object({}),
  ok: Type.Object({
    offered: Type.Boolean({ description: 'whether a feed is set' }),
    list: Type.Array(Headline, { description: 'newest first' }),
  }),
  errors: [],
  summary: 'The newest market news of the feed that is set, as links to its publisher.',
});
