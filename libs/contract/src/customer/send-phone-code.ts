import { Type } from 'typebox';
import { defineCall, Line, Resend, Ruled } from '../kernel';

export const sendPhoneCode = defineCall({
  id: 'customer.sendPhoneCode',
  method: 'POST',
  path: '/v2/user/sendPhoneCode',
  access: 'customer',
  body: Type.Object({
    nationCode: Type.Optional(Type.String({ pattern: '^\\d{1,4}$' })),
    mobilePhone: Type.Optional(Ruled('mobile')),
    use: Type.Optional(Type.Literal('factor', { description: 'to set up the first second factor' })),
    validate: Ruled('image-captcha'),
    random: Line(64),
  }),
  ok: Resend,
  errors: [
    'customer.prefix',
    'customer.captcha',
    'customer.samePhone',
    'customer.phoneTaken',
    'customer.codeWait',
    'customer.codeDaily',
    'customer.codeBusy',
  ],
  summary:
    'Sends the SMS code that changes the phone: to `mobilePhone`, the new one; without it, to the present one. With `use`, the code of addFactor.',
});
