import { Type } from 'typebox';
import { defineCall, Ruled } from '../kernel';

export const getBindEmail = defineCall({
  id: 'customer.getBindEmail',
  method: 'POST',
  path: '/v2/user/getBindEmail',
  access: 'customer',
  body: Type.Object({ email: Type.Optional(Ruled('email')) }),
  ok: Type.Object({
    email: Type.Optional(Type.String({ description: 'masked' })),
    bound: Type.Boolean(),
    resendAfter: Type.Optional(Type.Integer()),
  }),
  errors: ['customer.codeWait', 'customer.codeDaily', 'customer.codeBusy', 'customer.emailTaken'],
  summary: 'The bound e-mail; with `email`, sends the code that binds it.',
});
