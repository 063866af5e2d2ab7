import { Type } from 'typebox';
import { defineCall } from '../kernel';

export const staffCode = defineCall({
  id: 'sandbox.staffCode',
  method: 'GET',
  path: '/sandbox/staff-code',
  access: 'sandbox',
  query: Type.Object({ email: Type.String({ maxLength: 100 }) }),
  ok: Type.Object({ code: Type.String(), seconds: Type.Integer({ description: 'how long the code is valid' }) }),
  errors: ['staff.member'],
  summary: 'The present code of a demo staff member’s authenticator app, which the sandbox plays.',
});
