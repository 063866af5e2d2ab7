import { Type } from 'typebox';
import { defineCall, Line } from '../kernel';

export const captchaAnswer = defineCall({
  id: 'sandbox.captchaAnswer',
  method: 'GET',
  path: '/sandbox/captcha',
  access: 'sandbox',
  query: Type.Object({ random: Line(64) }),
  ok: Type.Object({ validate: Type.String() }),
  errors: [],
  summary: 'The answer of a captcha.',
});
