import { Type } from 'typebox';
import { defineCall, Id, Nothing, Ruled } from '../kernel';

export const resetMT5Pwd = defineCall({
  id: 'account.resetMT5Pwd',
  method: 'POST',
  path: '/v2/user/resetMT5Pwd',
  access: 'customer',
  body: Type.Object({ id: Id, password: Ruled('mt5-password'), verifyCode: Ruled('sms-code') }),
  ok: Nothing,
  errors: [
    'account.unknown',
    'account.notOpen',
    'account.phoneCooling',
    'customer.code',
    'customer.codeAct',
    'customer.codeTries',
    'account.samePassword',
  ],
  summary: 'Sets a new MT5 trading password.',
});
