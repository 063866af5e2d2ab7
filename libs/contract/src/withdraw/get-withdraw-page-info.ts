import { Type } from 'typebox';
import { Account, BankCard, Blocked, defineCall, FactorKind, Money, Rate } from '../kernel';

export const getWithdrawPageInfo = defineCall({
  id: 'withdraw.getWithdrawPageInfo',
  method: 'GET',
  path: '/v2/withdraw/getWithdrawPageInfo',
  access: 'customer',
  ok: Type.Object({
    accounts: Type.Array(Account),
    cards: Type.Array(BankCard),
    limits: Type.Object({ min: Money, max: Money, daily: Money, usedToday: Money }),
    rate: Rate,
    arrival: Type.String(),
    factors: Type.Array(FactorKind, { description: 'with which the customer confirms a payout; none: by SMS' }),
    blocked: Type.Optional(Blocked),
  }),
  errors: [],
  summary:
    'Everything the withdrawal page needs: open accounts, cards in every state, limits, and why it cannot be done.',
});
