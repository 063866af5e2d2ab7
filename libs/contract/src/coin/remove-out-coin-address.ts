import { Type } from 'typebox';
import { defineCall, Id, Nothing } from '../kernel';

export const removeOutCoinAddress = defineCall({
  id: 'coin.removeOutCoinAddress',
  method: 'POST',
  path: '/v2/coin/removeOutCoinAddress',
  access: 'customer',
  body: Type.Object({ id: Id }),
  ok: Nothing,
  errors: ['coin.address', 'withdraw.targetUsed'],
  summary: 'Removes an address from the book, unless a withdrawal to it is under way.',
});
