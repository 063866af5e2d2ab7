import { Type } from 'typebox';
import { defineCall, Line } from '../kernel';
import { AnalysisArticle } from './article';

export const getAnalysisArticle = defineCall({
  id: 'content.getAnalysisArticle',
  method: 'GET',
  path: '/symbol/technicalAnalysisArticle/getAnalysisArticle',
  access: 'public',
  query: Type.Object({ articleId: Line(2_000) }),
  ok: AnalysisArticle,
  errors: ['NOT_FOUND'],
  summary: 'The analysis of a symbol for the current trading day: levels derived from the feed, and how.',
});
