import { Type, type Static } from 'typebox';
import { defineCall, SymbolName, Time } from '../kernel';

/** Whether a symbol trades now, and when that changes. */
export const MarketSession = Type.Object({
  symbol: SymbolName,
  name: Type.String(),
  session: Type.Enum(['open', 'closed']),
  changesAt: Type.Union([Time, Type.Null()], {
    description: 'when it closes, or opens; null if it trades around the clock, and where only the platform knows',
  }),
});
export type MarketSession = Static<typeof MarketSession>;

export const tradingSessions = defineCall({
  id: 'market.tradingSessions',
  method: 'GET',
  path: '/api/v1/sessions',
  access: 'public',
  ok: Type.Array(MarketSession),
  errors: [],
  summary: 'Whether each symbol trades now, and until when.',
});
