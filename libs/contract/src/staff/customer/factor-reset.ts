import { Type, type Static } from 'typebox';
import { FactorKind, Id, Time } from '../../kernel';

/** The request of a member to remove the second factors of a customer who cannot show one. Another member decides. */
export const FactorReset = Type.Object({
  id: Id,
  status: Type.Integer({ description: '1 approved, 2 open, 3 refused' }),
  reason: Type.String(),
  requestedBy: Type.String(),
  requestedAt: Time,
  decidedBy: Type.Optional(Type.String()),
  refusal: Type.Optional(Type.String()),
});
export type FactorReset = Static<typeof FactorReset>;

/** The second factors of a customer, as staff see them. */
export const CustomerFactors = Type.Object({
  kinds: Type.Array(FactorKind, { description: 'of each factor, the oldest first' }),
  resets: Type.Array(FactorReset, { description: 'newest first, at most 20' }),
});
export type CustomerFactors = Static<typeof CustomerFactors>;
