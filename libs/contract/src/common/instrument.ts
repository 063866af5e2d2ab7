import { Type, type Static } from 'typebox';
import { Zone } from '../kernel';

/** Swap of a lot for one night in points of the price, negative for a cost; three nights are charged on Wednesday. */
const SwapPoints = Type.String({ pattern: '^-?\\d+\\.\\d$', description: 'points a lot and night' });

/** A traded instrument and its contract: fraction digits, lot size, session. */
export const Instrument = Type.Object({
  symbol: Type.String(),
  name: Type.String(),
  zone: Zone,
  digits: Type.Integer(),
  contractSize: Type.Number({ description: 'units a lot' }),
  unit: Type.String({ description: 'what a lot counts, as 盎司' }),
  currency: Type.String({ description: 'what the price is in' }),
  maxLeverage: Type.Optional(
    Type.Integer({ description: "highest leverage of the product line; absent: the account's own" }),
  ),
  minLot: Type.Number({ description: 'smallest volume, and the step above it' }),
  spread: Type.String({ pattern: '^\\d+(\\.\\d{1,6})?$', description: 'typical, in units of the price' }),
  session: Type.String({ description: 'trading hours in Beijing time' }),
  swapLong: SwapPoints,
  swapShort: SwapPoints,
  commission: Type.String({ pattern: '^\\d+\\.\\d{2}$', description: 'USD a lot, at opening and again at closing' }),
});
export type Instrument = Static<typeof Instrument>;
