import { Type } from 'typebox';
import { defineCall, FactorAnswer, Text } from '../kernel';

export const reauth = defineCall({
  id: 'customer.reauth',
  method: 'POST',
  path: '/v2/user/reauth',
  access: 'customer',
  body: Type.Object({ password: Type.Optional(Text(64)), factor: Type.Optional(FactorAnswer) }),
  ok: Type.Null(),
  errors: ['REAUTH', 'customer.password', 'customer.loginWait', 'customer.factor', 'customer.factorWait'],
  summary:
    'Proves an idle session again, by the password or a second factor. With neither it says that the customer is using the app, and REAUTH where the session is idle already.',
});
