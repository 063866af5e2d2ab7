import { Type } from 'typebox';
import { defineCall, Line, Resend, Ruled, TrackParameters } from '../kernel';

export const sendOpenMessage = defineCall({
  id: 'customer.sendOpenMessage',
  method: 'POST',
  path: '/v2/customer/sendOpenMessage',
  access: 'public',
  body: Type.Object({
    signature: Line(64),
    nationCode: Type.String({ pattern: '^\\d{1,4}$' }),
    mobilePhone: Ruled('mobile'),
    validate: Ruled('image-captcha'),
    random: Line(64),
    trackParameters: Type.Optional(TrackParameters),
  }),
  ok: Resend,
  errors: [
    'customer.signature',
    'customer.prefix',
    'customer.captcha',
    'customer.registered',
    'customer.codeWait',
    'customer.codeDaily',
    'customer.codeBusy',
  ],
  summary: 'Sends the SMS code that opens an account.',
});
