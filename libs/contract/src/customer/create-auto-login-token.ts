import { Type } from 'typebox';
import { defineCall, Line } from '../kernel';

export const createAutoLoginToken = defineCall({
  id: 'customer.createAutoLoginToken',
  method: 'POST',
  path: '/v2/user/createAutoLoginToken',
  access: 'customer',
  body: Type.Object({ path: Type.Optional(Line(512)) }),
  ok: Type.Object({ token: Type.String(), expiresIn: Type.Integer({ description: 'seconds' }) }),
  errors: ['customer.path'],
  summary: 'Mints a token that the first browser to use it within 60 s is bound to.',
});
