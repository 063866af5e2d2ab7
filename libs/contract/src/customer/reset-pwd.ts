import { Type } from 'typebox';
import { defineCall, Nothing, Ruled } from '../kernel';

export const resetPwd = defineCall({
  id: 'customer.resetPwd',
  method: 'POST',
  path: '/v2/user/resetPwd',
  access: 'public',
  body: Type.Object({ ticket: Type.String({ minLength: 1, maxLength: 128 }), password: Ruled('password') }),
  ok: Nothing,
  errors: ['customer.ticket'],
  summary: 'Sets a new portal password by ticket; ends every session of the customer.',
});
