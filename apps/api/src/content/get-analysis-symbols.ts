import { getAnalysisSymbols as call } from '@portal/contract/content';
import { handle } from '../kernel/handler';
import { instruments } from '../kernel/instruments';
import { analysedSymbols } from './analysis.store';

export const getAnalysisSymbols = handle(call, async ({ gateway: { db } }) => {
  const analysed = await analysedSymbols(db);
  return instruments
    .filter(({ symbol }) => analysed.has(symbol))
    .map(({ symbol, name, zone }) => ({ symbol, name, zone }));
});
