import { Type } from 'typebox';
import { defineCall, Id, Line, Page, PageQuery } from '../kernel';
import { ArticleRow } from './article';

export const moreTotal = defineCall({
  id: 'content.moreTotal',
  method: 'GET',
  path: '/news/v2/moreTotal/:id',
  access: 'public',
  params: Type.Object({ id: Id }),
  query: Type.Object({
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: '20; notices 5' })),
    pageNo: PageQuery.pageNo,
    topic: Type.Optional(Line(64, { description: 'help: one topic only' })),
    full: Type.Optional(Type.Boolean({ default: false, description: 'with html' })),
  }),
  ok: Page(ArticleRow),
  errors: ['NOT_FOUND'],
  summary: 'The articles of a category or a group of them: pinned ones first, then by order or the newest first.',
});
