import { Type, type Static } from 'typebox';
import { LevelCode, Zone } from '../kernel';

/** Swap of a lot for one night in points of the price, negative for a cost; three nights are charged on Wednesday. */
const SwapPoints = Type.String({ pattern: '^-?\\d+\\.\\d$', description: 'points per lot and night' });

/** The margin of one lot, leverage included. */
const MarginPerLot = Type.Object({
  amount: Type.String({ pattern: '^\\d+\\.\\d{6}$' }),
  currency: Type.String({ description: 'the margin currency of the symbol' }),
});

/** A traded instrument and its contract: fraction digits, lot size, session. */
export const Instrument = Type.Object({
  symbol: Type.String(),
  name: Type.String(),
  zone: Zone,
  digits: Type.Integer(),
  contractSize: Type.Number({ description: 'units per lot' }),
  unit: Type.String({ description: 'what a lot counts, as 盎司' }),
  currency: Type.String({ description: 'what the price is in' }),
  margin: Type.Optional(
    Type.Partial(Type.Record(LevelCode, Type.Number()), {
      description:
        "what opening a position needs at each level in percent of its value; absent: 100 ÷ the level's leverage. A level is absent where the margin is an amount per lot",
    }),
  ),
  marginPerLot: Type.Optional(
    Type.Partial(Type.Record(LevelCode, MarginPerLot), {
      description: 'at levels where the margin is an amount per lot',
    }),
  ),
  minLot: Type.Number({ description: 'smallest volume, and the step above it' }),
  spread: Type.String({ pattern: '^\\d+(\\.\\d{1,6})?$', description: 'typical, in units of the price' }),
  session: Type.String({ description: 'trading hours in Beijing time' }),
  swapLong: SwapPoints,
  swapShort: SwapPoints,
  commission: Type.String({ pattern: '^\\d+\\.\\d{2}$', description: 'USD per lot, at opening and again at closing' }),
});
export type Instrument = Static<typeof Instrument>;
