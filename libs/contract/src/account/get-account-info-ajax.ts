import { Type } from 'typebox';
import { Account, defineCall, Id } from '../kernel';

export const getAccountInfoAjax = defineCall({
  id: 'account.getAccountInfoAjax',
  method: 'POST',
  path: '/v2/user/getAccountInfoAjax',
  access: 'customer',
  body: Type.Object({ id: Id }),
  ok: Account,
  errors: ['account.unknown'],
  summary: 'One account with its live figures.',
});
