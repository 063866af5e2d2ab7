import { Type } from 'typebox';
import { defineCall, Zone } from '../kernel';

export const getAnalysisSymbols = defineCall({
  id: 'content.getAnalysisSymbols',
  method: 'GET',
  path: '/symbol/technicalAnalysisArticle/getAnalysisSymbols',
  access: 'public',
  ok: Type.Array(Type.Object({ symbol: Type.String(), name: Type.String(), zone: Zone })),
  errors: [],
  summary: 'The symbols that there is an analysis of, in the order of the symbol list.',
});
