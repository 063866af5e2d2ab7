import { Type } from 'typebox';
import { defineCall } from '../kernel';

export const captcha = defineCall({
  id: 'customer.captcha',
  method: 'GET',
  path: '/v2/user/captcha',
  access: 'public',
  produces: 'image/png',
  query: Type.Object({ random: Type.String({ pattern: '^[0-9A-Za-z_.-]{4,64}$' }) }),
  ok: Type.Any(),
  errors: [],
  summary: 'The image captcha for `random`: four digits, five minutes, one use.',
});
