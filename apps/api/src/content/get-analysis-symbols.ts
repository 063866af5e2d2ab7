import { getAnalysisSymbols as call } from '@portal/contract/content';
import { handle } from '../http/handler';
import { offeredInstruments } from '../core/instruments/offered';
import { analysedSymbols } from './analysis.store';

export const getAnalysisSymbols = handle(call, async ({ gateway }) => {
  const analysed = await analysedSymbols(gateway.db);
  return offeredInstruments(gateway)
    .filter(({ symbol }) => analysed.has(symbol))
    .map(({ symbol, name, zone }) => ({ symbol, name, zone }));
});
