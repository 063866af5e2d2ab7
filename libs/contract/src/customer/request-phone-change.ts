import { Type } from 'typebox';
import { defineCall, Id, Ruled, Text } from '../kernel';
import { PhoneChange } from './phone-change';

export const requestPhoneChange = defineCall({
  id: 'customer.requestPhoneChange',
  method: 'POST',
  path: '/v2/user/requestPhoneChange',
  access: 'customer',
  body: Type.Object({
    nationCode: Type.String({ pattern: '^\\d{1,4}$' }),
    mobilePhone: Ruled('mobile'),
    verifyCode: Ruled('sms-code'),
    password: Text(64),
    idDocumentNumber: Ruled('id-number'),
    frontFileId: Id,
    backFileId: Id,
    holdingFileId: Id,
  }),
  ok: PhoneChange,
  errors: [
    'customer.prefix',
    'customer.password',
    'customer.loginWait',
    'customer.samePhone',
    'customer.phoneTaken',
    'customer.phoneInReview',
    'customer.phoneIdentity',
    'customer.phoneIdNumber',
    'customer.phoneFiles',
    'identity.file',
    'customer.code',
    'customer.codeTries',
  ],
  summary:
    'Asks staff to change the phone where the present one is lost: a code to the new one and a new identity check.',
});
