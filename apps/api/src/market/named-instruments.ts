import type { Instrument } from '@portal/contract/common';
import type { Fail } from '../core/errors/fail';
import type { Gateway } from '../core/gateway/gateway';
import { offeredInstrument } from '../core/instruments/offered';

/** The instruments of a comma list, each once. Refuses the first symbol that the brand does not offer. */
export function namedInstruments(
  gateway: Pick<Gateway, 'brand'>,
  symbols: string,
  fail: Fail<'market.symbol'>,
): Instrument[] {
  return [...new Set(symbols.split(','))].map((symbol) => {
    const instrument = offeredInstrument(gateway, symbol);
    if (!instrument) throw fail('market.symbol', { values: { symbol }, fields: ['symbols'] });
    return instrument;
  });
}
