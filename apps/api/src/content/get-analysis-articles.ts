import { getAnalysisArticles as call } from '@portal/contract/content';
import { handle } from '../http/handler';
import { offeredInstruments } from '../core/instruments/offered';
import { analysisPage } from './analysis.store';

export const getAnalysisArticles = handle(call, async ({ query, gateway }) => {
  // Here the first page is 0.
  const { symbol, zone, pageNo = 0, pageSize = 1 } = query;
  const ofZone =
    zone === undefined
      ? undefined
      : offeredInstruments(gateway)
          .filter((row) => row.zone === zone)
          .map((row) => row.symbol);
  const symbols = symbol === undefined ? ofZone : [symbol].filter((one) => ofZone?.includes(one) ?? true);
  return { ...(await analysisPage(gateway.db, symbols, pageNo * pageSize, pageSize)), pageNo, pageSize };
});
