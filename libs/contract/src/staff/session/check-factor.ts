import { Type } from 'typebox';
import { defineCall, PasskeyAnswer, TotpCode } from '../../kernel';
import { Ticket } from './ticket';
import { StaffMe } from './staff-me';

export const checkFactor = defineCall({
  id: 'staff.checkFactor',
  method: 'POST',
  path: '/ops/session/factor',
  access: 'staff',
  body: Type.Object({
    ticket: Ticket,
    code: Type.Optional(TotpCode),
    recoveryCode: Type.Optional(Type.String({ pattern: '^[0-9A-Z]{4}-?[0-9A-Z]{4}-?[0-9A-Z]{4}$' })),
    passkey: Type.Optional(PasskeyAnswer),
    client: Type.Optional(
      Type.Enum(['browser', 'script'], { description: 'a script gets the token instead of a cookie' }),
    ),
  }),
  ok: Type.Object({
    me: StaffMe,
    token: Type.Optional(Type.String()),
    recoveryCodes: Type.Optional(Type.Array(Type.String(), { description: 'after the first sign-in only' })),
  }),
  errors: ['staff.ticket', 'staff.code', 'staff.passkey', 'staff.wait'],
  summary: 'Second step of a sign-in: a code, a recovery code or a passkey. Starts the session.',
});
