import { Type } from 'typebox';
import { defineCall, Id, LevelCode, Money } from '../kernel';

export const getNextAccountLevel = defineCall({
  id: 'account.getNextAccountLevel',
  method: 'POST',
  path: '/v2/person/getNextAccountLevel',
  access: 'customer',
  body: Type.Object({ gts2AccountId: Id }),
  ok: Type.Object({
    level: Type.Optional(LevelCode),
    name: Type.Optional(Type.String()),
    minDeposit: Type.Optional(Money),
    deposited: Money,
    eligible: Type.Boolean(),
  }),
  errors: ['account.unknown'],
  summary: 'The next level of an account and what is missing for it.',
});
