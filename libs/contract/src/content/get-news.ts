import { Type } from 'typebox';
import { defineCall, Line } from '../kernel';
import { Article } from './article';

export const getNews = defineCall({
  id: 'content.getNews',
  method: 'GET',
  path: '/news/:id',
  access: 'public',
  params: Type.Object({ id: Line(2_000) }),
  ok: Article,
  errors: ['NOT_FOUND'],
  summary: 'An article or a single page by its id. Who asks for text/html at this address gets its page.',
});
