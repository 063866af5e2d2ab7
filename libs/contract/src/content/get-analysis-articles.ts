import { Type } from 'typebox';
import { defineCall, Page, Zone } from '../kernel';
import { AnalysisRow } from './article';

export const getAnalysisArticles = defineCall({
  id: 'content.getAnalysisArticles',
  method: 'GET',
  path: '/symbol/technicalAnalysisArticle/getAnalysisArticles',
  access: 'public',
  query: Type.Object({
    symbol: Type.Optional(Type.String({ pattern: '^[A-Z0-9]{1,12}$', description: 'all symbols where none is given' })),
    zone: Type.Optional(Zone),
    pageNo: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0, description: 'first page 0' })),
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 1 })),
  }),
  ok: Page(AnalysisRow),
  errors: [],
  summary: 'Valid analyses of a symbol or of a zone, the newest first. Here the first page is 0.',
});
