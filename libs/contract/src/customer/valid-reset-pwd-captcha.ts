import { Type } from 'typebox';
import { defineCall, Ruled } from '../kernel';

export const validResetPwdCaptcha = defineCall({
  id: 'customer.validResetPwdCaptcha',
  method: 'POST',
  path: '/v2/user/validResetPwdCaptcha',
  access: 'public',
  body: Type.Object({ mobilePhone: Ruled('mobile'), verifyCode: Ruled('sms-code') }),
  ok: Type.Object({ ticket: Type.String({ description: 'one use, 10 minutes' }) }),
  errors: ['customer.code', 'customer.codeTries'],
  summary: 'Changes a reset code for a ticket.',
});
