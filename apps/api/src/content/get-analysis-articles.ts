import { getAnalysisArticles as call } from '@portal/contract/content';
import { handle } from '../kernel/handler';
import { analysisPage } from './analysis.store';

export const getAnalysisArticles = handle(call, async ({ query, gateway: { db } }) => {
  // Here the first page is 0.
  const { symbol, pageNo = 0, pageSize = 1 } = query;
  const list = symbol === undefined ? 'analysis' : `analysis/${symbol}`;
  return { ...(await analysisPage(db, list, pageNo * pageSize, pageSize)), pageNo, pageSize };
});
