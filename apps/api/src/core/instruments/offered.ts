import { isZoneOffered } from '@portal/brand';
import type { Instrument } from '@portal/contract/common';
import type { Gateway } from '../gateway/gateway';
import { instrumentOf, instruments } from './instruments';

/** The instruments that the brand offers. The others are still priced, to value open positions and to convert profits. */
export const offeredInstruments = ({ brand }: Pick<Gateway, 'brand'>): Instrument[] =>
  instruments.filter(({ zone }) => isZoneOffered(brand, zone));

/** The contract terms of a symbol that the brand offers; undefined for any other symbol. */
export function offeredInstrument({ brand }: Pick<Gateway, 'brand'>, symbol: string): Instrument | undefined {
  const instrument = instrumentOf(symbol);
  return instrument && isZoneOffered(brand, instrument.zone) ? instrument : undefined;
}
