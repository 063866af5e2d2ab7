import { Type } from 'typebox';
import { Account, defineCall, Draft } from '../kernel';
import { Channel } from './channel';

export const queryDepositInfo = defineCall({
  id: 'deposit.queryDepositInfo',
  method: 'POST',
  path: '/v2/deposit/queryDepositInfo',
  access: 'customer',
  ok: Type.Object({
    channels: Type.Array(Channel),
    accounts: Type.Array(Account),
    unpaid: Type.Array(Draft),
    maxUnpaid: Type.Integer(),
  }),
  errors: [],
  summary: 'Everything the deposit page needs.',
});
