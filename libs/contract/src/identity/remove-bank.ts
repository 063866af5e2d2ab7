import { Type } from 'typebox';
import { defineCall, Id, Nothing } from '../kernel';

export const removeBank = defineCall({
  id: 'identity.removeBank',
  method: 'POST',
  path: '/v2/person/removeBank',
  access: 'customer',
  body: Type.Object({ id: Id }),
  ok: Nothing,
  errors: ['identity.card', 'withdraw.targetUsed'],
  summary: 'Removes a bank card, unless a withdrawal to it is under way.',
});
