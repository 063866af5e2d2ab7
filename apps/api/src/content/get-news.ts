import { getNews as call } from '@portal/contract/content';
import { handle } from '../http/handler';
import { findArticle } from './content.store';

export const getNews = handle(call, async ({ params: { id }, gateway: { db }, fail }) => {
  const article = await findArticle(db, id);
  if (!article) throw fail('NOT_FOUND', { status: 404 });
  return article;
});
