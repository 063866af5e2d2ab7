import { Type } from 'typebox';
import { defineCall, Id, Nothing } from '../kernel';

export const endSession = defineCall({
  id: 'customer.endSession',
  method: 'POST',
  path: '/v2/user/endSession',
  access: 'customer',
  body: Type.Object({ id: Id }),
  ok: Nothing,
  errors: ['customer.session'],
  summary: 'Signs another device out.',
});
