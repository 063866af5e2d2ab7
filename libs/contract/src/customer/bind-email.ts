import { Type } from 'typebox';
import { defineCall, Ruled, Text } from '../kernel';

export const bindEmail = defineCall({
  id: 'customer.bindEmail',
  method: 'POST',
  path: '/v2/user/bindEmail',
  access: 'customer',
  body: Type.Object({ email: Ruled('email'), verifyCode: Ruled('email-code'), password: Text(64) }),
  ok: Type.Object({ email: Type.String({ description: 'masked' }) }),
  errors: ['customer.password', 'customer.loginWait', 'customer.code', 'customer.codeTries', 'customer.emailTaken'],
  summary:
    'Binds the e-mail that the code was sent to. The former e-mail and the phone are told, and the cooling-off period begins.',
});
