import type { Instrument } from '@portal/contract/common';
import type { Fail } from '../kernel/fail';
import { instrumentOf } from '../kernel/instruments';

/** The instruments of a comma list, each once. Refuses the first symbol that is none. */
export function namedInstruments(symbols: string, fail: Fail<'market.symbol'>): Instrument[] {
  return [...new Set(symbols.split(','))].map((symbol) => {
    const instrument = instrumentOf(symbol);
    if (!instrument) throw fail('market.symbol', { values: { symbol }, fields: ['symbols'] });
    return instrument;
  });
}
