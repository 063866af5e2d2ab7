import { Type, type Static } from 'typebox';
import { defineCall, Price, SymbolName, Time, Zone } from '../kernel';

/** The narrowest, the usual and the widest spread of a symbol, in units of its price. */
export const SpreadRange = Type.Object({
  symbol: SymbolName,
  low: Price,
  typical: Type.Unsafe<string>({ ...Price, description: 'the median' }),
  high: Price,
  since: Type.Unsafe<string>({ ...Time, description: 'the first quote that counts: at most 24 hours ago' }),
});
export type SpreadRange = Static<typeof SpreadRange>;

export const spreads = defineCall({
  id: 'market.spreads',
  method: 'GET',
  path: '/api/v1/spreads',
  access: 'public',
  query: Type.Object({ zone: Type.Optional(Zone) }),
  ok: Type.Array(SpreadRange),
  errors: [],
  summary:
    'The spreads of the last 24 hours, of one quote a minute while the market is open. A symbol without one is absent.',
});
