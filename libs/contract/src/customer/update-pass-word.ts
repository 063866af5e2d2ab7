import { Type } from 'typebox';
import { defineCall, Ruled, Text } from '../kernel';

export const updatePassWord = defineCall({
  id: 'customer.updatePassWord',
  method: 'POST',
  path: '/v2/user/updatePassWord',
  access: 'customer',
  body: Type.Object({ oldPassword: Text(64), newPassword: Ruled('password') }),
  ok: Type.Object({ token: Type.String() }),
  errors: ['customer.oldPassword', 'customer.samePassword', 'customer.loginWait'],
  summary: 'Changes the portal password; the answer holds a fresh token, every other session ends.',
});
