import { Type } from 'typebox';
import { Account, defineCall, Id, Text } from '../kernel';

export const updateAccount = defineCall({
  id: 'account.updateAccount',
  method: 'POST',
  path: '/v2/customer/updateAccount',
  access: 'customer',
  body: Type.Object({
    id: Id,
    nickname: Type.Optional(Text(20)),
    leverage: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
  }),
  ok: Account,
  errors: ['account.unknown', 'account.notOpen', 'account.leverage', 'account.firstLeverage'],
  summary: 'Changes nickname or leverage of an account.',
});
