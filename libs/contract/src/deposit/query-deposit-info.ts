import { Type } from 'typebox';
import { Account, Blocked, defineCall, Draft, Money } from '../kernel';
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
    ownLimits: Type.Array(Type.Object({ name: Type.Enum(['depositDay', 'depositMonth']), limit: Money, left: Money }), {
      description: 'limits that the customer has set for own deposits, see customer.guardrails; USD',
    }),
    blocked: Type.Optional(Blocked),
  }),
  errors: [],
  summary: 'Everything the deposit page needs.',
});
