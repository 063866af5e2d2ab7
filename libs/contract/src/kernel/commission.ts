import { Type, type Static } from 'typebox';
import { Money } from './types';

/** A product line, as the commission table has them. */
export const ProductLine = Type.Enum(['forex', 'goods', 'indexes', 'digiccy', 'stock']);

/** USD per lot, 2 places. */
const PerLot = Type.String({ pattern: '^\\d{1,3}(\\.\\d{1,2})?$', description: 'USD' });

/** A tier of a commission table: what a lot pays from `fromLots` lots of a month on. It applies to every lot of the month. */
export const CommissionTier = Type.Object({
  fromLots: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  perLot: Type.Object({ forex: PerLot, goods: PerLot, indexes: PerLot, digiccy: PerLot, stock: PerLot }),
});
export type CommissionTier = Static<typeof CommissionTier>;

/** Lots with 2 places. */
export const CommissionLots = Type.String({ pattern: '^\\d{1,15}\\.\\d{2}$', description: 'lots, 2 places' });

/** The lots of a product line in a month, and their commission in USD. */
export const CommissionPart = Type.Object({ kind: ProductLine, lots: CommissionLots, rate: Money, amount: Money });
export type CommissionPart = Static<typeof CommissionPart>;
