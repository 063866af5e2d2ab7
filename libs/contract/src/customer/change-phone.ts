import { Type } from 'typebox';
import { defineCall, Ruled, Text } from '../kernel';
import { PhoneChange } from './phone-change';

export const changePhone = defineCall({
  id: 'customer.changePhone',
  method: 'POST',
  path: '/v2/user/changePhone',
  access: 'customer',
  body: Type.Object({
    oldCode: Ruled('sms-code'),
    nationCode: Type.String({ pattern: '^\\d{1,4}$' }),
    mobilePhone: Ruled('mobile'),
    newCode: Ruled('sms-code'),
    password: Text(64),
  }),
  ok: PhoneChange,
  errors: [
    'customer.prefix',
    'customer.password',
    'customer.loginWait',
    'customer.samePhone',
    'customer.phoneTaken',
    'customer.code',
    'customer.codeTries',
  ],
  summary: 'Changes the phone by a code to the present one and a code to the new one; every other session ends.',
});
