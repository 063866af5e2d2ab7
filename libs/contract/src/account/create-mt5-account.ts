import { Type } from 'typebox';
import { Account, defineCall } from '../kernel';
import { NewMt5Account } from './new-mt5-account';

export const createMT5Account = defineCall({
  id: 'account.createMT5Account',
  method: 'POST',
  path: '/v2/customer/createMT5Account',
  access: 'customer',
  money: true,
  body: Type.Object(NewMt5Account),
  ok: Account,
  errors: [
    'customer.paused',
    'account.notOffered',
    'account.identity',
    'account.appropriateness',
    'account.appropriatenessConfirm',
    'account.appropriatenessCooling',
    'account.leverage',
    'account.limit',
  ],
  summary: 'Opens an MT5 account.',
});
