import { getAnalysisArticle as call } from '@portal/contract/content';
import { handle } from '../http/handler';
import { findAnalysis } from './analysis.store';

export const getAnalysisArticle = handle(call, async ({ query: { articleId }, gateway: { db }, fail }) => {
  const article = await findAnalysis(db, articleId);
  if (!article) throw fail('NOT_FOUND', { status: 404 });
  return article;
});
