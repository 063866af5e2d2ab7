import { Type } from 'typebox';
import { defineCall, Ruled } from '../kernel';

export const bindEmail = defineCall({
  id: 'customer.bindEmail',
  method: 'POST',
  path: '/v2/user/bindEmail',
  access: 'customer',
  body: Type.Object({ email: Ruled('email'), verifyCode: Ruled('email-code') }),
  ok: Type.Object({ email: Type.String({ description: 'masked' }) }),
  errors: ['customer.code', 'customer.codeTries', 'customer.emailTaken'],
  summary: 'Binds the e-mail that the code was sent to.',
});
