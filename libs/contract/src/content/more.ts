import { Type } from 'typebox';
import { defineCall, Id, Line, Page, PageQuery } from '../kernel';
import { ArticleLink, ArticleRow, Fragment } from './article';

export const more = defineCall({
  id: 'content.more',
  method: 'GET',
  path: '/news/v2/more/:id',
  access: 'public',
  params: Type.Object({ id: Id }),
  query: Type.Object({
    search: Type.Optional(Line(64, { default: '' })),
    pageNo: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 1 })),
    pageSize: PageQuery.pageSize,
  }),
  ok: Type.Object({
    ...Page(
      Type.Object({
        ...ArticleRow.properties,
        highlight: Type.Object({ title: Type.Array(Fragment), text: Type.Array(Fragment) }),
      }),
    ).properties,
    popular: Type.Optional(
      Type.Array(ArticleLink, { description: 'what others read, where the search finds nothing' }),
    ),
  }),
  errors: ['NOT_FOUND'],
  summary:
    'Searches a category, a group of them, or everything (`all`), for Chinese and Latin words: hits in titles first. Where no text has all words, half of them are enough. A search of the help centre finds notices too: `category` says which.',
});
