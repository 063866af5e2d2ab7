import { Type } from 'typebox';
import { defineCall, Line, Resend, Ruled } from '../kernel';

export const getResetPwdCaptcha = defineCall({
  id: 'customer.getResetPwdCaptcha',
  method: 'POST',
  path: '/v2/user/getResetPwdCaptcha',
  access: 'public',
  body: Type.Object({
    mobilePhone: Ruled('mobile'),
    nationCode: Type.String({ pattern: '^\\d{1,4}$' }),
    validate: Ruled('image-captcha'),
    random: Line(64),
  }),
  ok: Resend,
  errors: ['customer.prefix', 'customer.captcha', 'customer.codeWait', 'customer.codeDaily', 'customer.codeBusy'],
  summary: 'Sends the SMS code that resets the password; answers the same whether the phone exists or not.',
});
