import { Type } from 'typebox';
import { BankCard, defineCall } from '../kernel';

export const getUserBankDetail = defineCall({
  id: 'identity.getUserBankDetail',
  method: 'POST',
  path: '/v2/person/getUserBankDetail',
  access: 'customer',
  ok: Type.Array(BankCard),
  errors: [],
  summary: 'The bank cards of the customer, newest first.',
});
