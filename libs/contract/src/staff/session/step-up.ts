import { Type } from 'typebox';
import { defineCall, PasskeyAnswer, TotpCode } from '../../kernel';
import { StaffMe } from './staff-me';

export const stepUp = defineCall({
  id: 'staff.stepUp',
  method: 'POST',
  path: '/ops/session/step-up',
  access: 'staff',
  permission: [],
  body: Type.Object({ code: Type.Optional(TotpCode), passkey: Type.Optional(PasskeyAnswer) }),
  ok: StaffMe,
  errors: ['staff.code', 'staff.passkey', 'staff.wait'],
  summary: 'Shows the second factor again; for five minutes acts that need it are accepted.',
});
