import { Type } from 'typebox';
import { Account, defineCall, Text } from '../kernel';
import { NewMt5Account } from './new-mt5-account';

export const createMT5AccountWithToken = defineCall({
  id: 'account.createMT5AccountWithToken',
  method: 'POST',
  path: '/v2/customer/createMT5AccountWithToken',
  access: 'public',
  money: true,
  body: Type.Object({ ...NewMt5Account, token: Text(128) }),
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
  summary: 'The same for a page inside an app, which sends its token in the body.',
});
