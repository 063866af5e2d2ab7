import { Type } from 'typebox';
import { defineCall, Id } from '../kernel';
import { PhoneChange } from './phone-change';

export const cancelPhoneChange = defineCall({
  id: 'customer.cancelPhoneChange',
  method: 'POST',
  path: '/v2/user/cancelPhoneChange',
  access: 'customer',
  body: Type.Object({ id: Id }),
  ok: PhoneChange,
  errors: ['customer.phoneRequest'],
  summary: 'Takes back a change of the phone that is in review.',
});
