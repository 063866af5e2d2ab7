import { Type } from 'typebox';
import { defineCall, Line } from '../kernel';

export const staffCode = defineCall({
  id: 'sandbox.staffCode',
  method: 'GET',
  path: '/sandbox/staff-code',
  access: 'sandbox',
  query: Type.Object({ email: Line(100) }),
  ok: Type.Object({
    code: Type.String(),
    waitSeconds: Type.Integer({ description: 'until the code is accepted; 0 unless codes were used just before' }),
  }),
  errors: ['staff.member'],
  summary: 'The next unused code of a demo staff member’s authenticator app, which the sandbox plays.',
});
