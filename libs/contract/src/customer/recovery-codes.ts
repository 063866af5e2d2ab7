import { Type } from 'typebox';
import { defineCall, FactorAnswer } from '../kernel';

export const recoveryCodes = defineCall({
  id: 'customer.recoveryCodes',
  method: 'POST',
  path: '/v2/user/recoveryCodes',
  access: 'customer',
  body: Type.Object({
    renew: Type.Optional(Type.Literal(true, { description: 'makes new ones; those before end' })),
    ...FactorAnswer.properties,
  }),
  ok: Type.Object({
    left: Type.Integer({ description: 'codes that are unused' }),
    recoveryCodes: Type.Optional(Type.Array(Type.String(), { description: 'of `renew`: shown once' })),
  }),
  errors: ['FACTOR', 'customer.factor', 'customer.factorUnknown', 'customer.factorWait'],
  summary: 'How many recovery codes are left. With `renew` and an answer of a second factor, makes new ones.',
});
