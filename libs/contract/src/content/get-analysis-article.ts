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
  summary: 'The analysis of a symbol for the current trading day: levels derived from the feed, and how.',
});
