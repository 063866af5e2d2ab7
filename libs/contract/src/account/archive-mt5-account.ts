import { Type } from 'typebox';
import { Account, defineCall, Id } from '../kernel';

export const archiveMt5Account = defineCall({
  id: 'account.archiveMt5Account',
  method: 'POST',
  path: '/v2/customer/archiveMt5Account',
  access: 'customer',
  body: Type.Object({ id: Id }),
  ok: Account,
  errors: [
    'account.unknown',
    'account.notOpen',
    'account.notEmpty',
    'account.unpaid',
    'account.arriving',
    'account.review',
  ],
  summary: 'Archives an MT5 account that holds nothing.',
});
