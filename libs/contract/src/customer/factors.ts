import { Type, type Static } from 'typebox';
import { defineCall, FactorKind, Id, Time } from '../kernel';

/** A second factor of the customer. */
export const Factor = Type.Object({
  id: Id,
  kind: FactorKind,
  label: Type.String({ description: 'as the customer has named it' }),
  createdAt: Time,
  lastUsedAt: Type.Optional(Time),
});
export type Factor = Static<typeof Factor>;

export const factors = defineCall({
  id: 'customer.factors',
  method: 'POST',
  path: '/v2/user/factors',
  access: 'customer',
  ok: Type.Array(Factor),
  errors: [],
  summary: 'The second factors of the customer, the oldest first.',
});
