import { Type } from 'typebox';
import { defineCall, Line, Ruled } from '../kernel';

export const getBindEmail = defineCall({
  id: 'customer.getBindEmail',
  method: 'POST',
  path: '/v2/user/getBindEmail',
  access: 'customer',
  body: Type.Object({
    email: Type.Optional(Ruled('email')),
    validate: Type.Optional(Ruled('image-captcha')),
    random: Type.Optional(Line(64)),
  }),
  ok: Type.Object({
    email: Type.Optional(Type.String({ description: 'masked' })),
    bound: Type.Boolean(),
    resendAfter: Type.Optional(Type.Integer()),
  }),
  errors: ['customer.captcha', 'customer.codeWait', 'customer.codeDaily', 'customer.codeBusy', 'customer.emailTaken'],
  summary: 'The bound e-mail; with `email` and a captcha, sends the code that binds it.',
});
