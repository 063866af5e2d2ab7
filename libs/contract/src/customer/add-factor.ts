import { Type } from 'typebox';
import { defineCall, FactorAnswer, FactorKind, Line, PasskeyAnswer, Ruled, Text, TotpCode } from '../kernel';
import { Factor } from './factors';

export const addFactor = defineCall({
  id: 'customer.addFactor',
  method: 'POST',
  path: '/v2/user/addFactor',
  access: 'customer',
  body: Type.Object({
    kind: FactorKind,
    label: Type.Optional(Line(40)),
    password: Type.Optional(Text(64)),
    verifyCode: Type.Optional(Ruled('sms-code')),
    factor: Type.Optional(FactorAnswer),
    code: Type.Optional(TotpCode),
    passkey: Type.Optional(PasskeyAnswer),
  }),
  ok: Type.Object({
    totp: Type.Optional(
      Type.Object(
        { secret: Type.String(), uri: Type.String() },
        { description: 'of the first step: the key for the authenticator app, whose code is the second step' },
      ),
    ),
    factors: Type.Array(Factor),
    recoveryCodes: Type.Optional(
      Type.Array(Type.String(), { description: 'shown once, with the first factor, and when none is left' }),
    ),
  }),
  errors: [
    'FACTOR',
    'customer.password',
    'customer.loginWait',
    'customer.code',
    'customer.codeTries',
    'customer.factor',
    'customer.factorLimit',
    'customer.factorSetup',
    'customer.factorWait',
  ],
  summary:
    'Adds a second factor. Asks for the password and the code of sendPhoneCode, from the second one on for a factor in place of the code. An authenticator app takes two steps: the first answers its key, the second sends its `code` alone. A passkey answers the options of factorOptions.',
});
