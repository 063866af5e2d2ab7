import { Type, type Static } from 'typebox';
import { defineCall } from '../kernel';

/** The kinds of calls that need a captcha. A captcha of one kind serves no other. */
export const CaptchaUse = Type.Enum([
  'login',
  'register',
  'resetPwd',
  'phone',
  'email',
  'act',
  'introducer',
  'support',
]);
export type CaptchaUse = Static<typeof CaptchaUse>;

export const captcha = defineCall({
  id: 'customer.captcha',
  method: 'GET',
  path: '/v2/user/captcha',
  access: 'public',
  produces: 'image/png',
  query: Type.Object({
    random: Type.String({ pattern: '^[0-9A-Za-z_.-]{4,64}$' }),
    for: Type.Optional(CaptchaUse),
    as: Type.Optional(Type.Enum(['image', 'audio'], { description: 'audio: the same digits, spoken, as audio/wav' })),
  }),
  ok: Type.Any(),
  errors: [],
  summary: 'The captcha for `random`: four digits, five minutes, one use, by the device that asked for it.',
});
