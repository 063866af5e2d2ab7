import { Type } from 'typebox';
import { defineCall } from '../kernel';
import { AnalysisArticle } from './article';

export const getAnalysisArticle = defineCall({
  id: 'content.getAnalysisArticle',
  method: 'GET',
  path: '/symbol/technicalAnalysisArticle/getAnalysisArticle',
  access: 'public',
  query: Type.Object({ articleId: Type.String() }),
  ok: AnalysisArticle,
  errors: ['NOT_FOUND'],
  summary: 'One analysis article: where the price may turn, and why.',
});
