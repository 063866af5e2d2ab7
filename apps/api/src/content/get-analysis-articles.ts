import { getAnalysisArticles as call } from '@portal/contract/content';
import { handle } from '../kernel/handler';
import { instruments } from '../kernel/instruments';
import { analysisPage } from './analysis.store';

export const getAnalysisArticles = handle(call, async ({ query, gateway: { db } }) => {
  // Here the first page is 0.
  const { symbol, zone, pageNo = 0, pageSize = 1 } = query;
  const ofZone =
    zone === undefined ? undefined : instruments.filter((row) => row.zone === zone).map((row) => row.symbol);
  const symbols = symbol === undefined ? ofZone : [symbol].filter((one) => ofZone?.includes(one) ?? true);
  return { ...(await analysisPage(db, symbols, pageNo * pageSize, pageSize)), pageNo, pageSize };
});
