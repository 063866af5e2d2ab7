import { Type } from 'typebox';
import { defineCall, Nothing, Ruled, Text } from '../kernel';

export const resetPwd = defineCall({
  id: 'customer.resetPwd',
  method: 'POST',
  path: '/v2/user/resetPwd',
  access: 'public',
  body: Type.Object({ ticket: Text(128), password: Ruled('password') }),
  ok: Nothing,
  errors: ['customer.ticket'],
  summary: 'Sets a new portal password by ticket; ends every session of the customer.',
});
