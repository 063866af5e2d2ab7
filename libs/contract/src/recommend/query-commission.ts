import { Type } from 'typebox';
import { CommissionPart, CommissionTier, defineCall, CommissionLots, Money, Month } from '../kernel';

export const queryCommission = defineCall({
  id: 'recommend.queryCommission',
  method: 'POST',
  path: '/v2/recommend/queryCommission',
  access: 'customer',
  ok: Type.Object({
    agreement: Type.Optional(
      Type.Object({
        from: Type.String({ ...Month, description: 'in force from the start of this month' }),
        until: Type.Optional(Type.String({ ...Month, description: 'the first month that it is no longer in force' })),
        tiers: Type.Array(CommissionTier),
      }),
    ),
    running: Type.Optional(
      Type.Object({
        month: Month,
        lots: CommissionLots,
        fromLots: Type.Integer({ description: 'of the tier that is reached so far' }),
        parts: Type.Array(CommissionPart),
        amount: Type.String({ ...Money, description: 'USD that the lots so far come to' }),
      }),
    ),
  }),
  errors: [],
  summary: "An introducer's agreement, and the running month while it is in force. Empty for other customers.",
});
