import { Type } from 'typebox';
import { Account, CustInfo, defineCall, Time } from '../kernel';
import { Actions } from './actions';

export const queryAccountInfo = defineCall({
  id: 'account.queryAccountInfo',
  method: 'GET',
  path: '/v2/customer/queryAccountInfo',
  access: 'customer',
  query: Type.Object({
    includeBalance: Type.Optional(
      Type.Boolean({ default: true, description: 'false spares the trading platform: see stale' }),
    ),
  }),
  ok: Type.Object({
    custInfo: CustInfo,
    serverTime: Time,
    accounts: Type.Array(Account),
    actions: Actions,
    unreadMessages: Type.Integer(),
    agreeAgain: Type.Optional(
      Type.Boolean({
        description: 'present where a text waits for consent: it has a new version, or nothing was recorded',
      }),
    ),
  }),
  errors: [],
  summary: 'The customer, the accounts and what may be done now: the answer behind every page of the user centre.',
});
