import { Type } from 'typebox';
import { defineCall, FactorAnswer, Id } from '../kernel';
import { Factor } from './factors';

export const removeFactor = defineCall({
  id: 'customer.removeFactor',
  method: 'POST',
  path: '/v2/user/removeFactor',
  access: 'customer',
  body: Type.Object({ id: Id, ...FactorAnswer.properties }),
  ok: Type.Array(Factor),
  errors: ['FACTOR', 'customer.factor', 'customer.factorUnknown', 'customer.factorWait'],
  summary:
    'Removes a second factor, by an answer of any one or a recovery code. With the last one the recovery codes end and the cooling-off period of payouts begins.',
});
