import { Type } from 'typebox';
import { Account, Cleaned, defineCall, Text } from '../kernel';

export const linkMT5Account = defineCall({
  id: 'account.linkMT5Account',
  method: 'POST',
  path: '/v2/customer/linkMT5Account',
  access: 'customer',
  body: Type.Object({
    login: Cleaned('number', '^[1-9]\\d{0,17}$', 'MT5 login'),
    password: Text(64, 'main (trading) password'),
  }),
  ok: Account,
  errors: [
    'customer.paused',
    'account.linkIdentity',
    'account.linkWait',
    'account.linkPassword',
    'account.linkTaken',
    'account.linkGroup',
    'account.linkMoving',
    'account.linkLeverage',
    'account.linkReview',
  ],
  summary: 'Links an existing MT5 account by its trading password.',
});
