import { isZoneOffered } from '@portal/brand';
import type { Instrument } from '@portal/contract/common';
import type { Gateway } from './gateway';
import { instrumentOf, instruments } from './instruments';

/** What the brand offers of all there is. The rest still has a price, by which open positions and foreign profits are valued. */
export const offeredInstruments = ({ brand }: Pick<Gateway, 'brand'>): Instrument[] =>
  instruments.filter(({ zone }) => isZoneOffered(brand, zone));

/** The contract facts of a symbol that the brand offers; undefined for any other. */
export function offeredInstrument({ brand }: Pick<Gateway, 'brand'>, symbol: string): Instrument | undefined {
  const instrument = instrumentOf(symbol);
  return instrument && isZoneOffered(brand, instrument.zone) ? instrument : undefined;
}
