import { Type } from 'typebox';
import { defineCall } from '../kernel';

export const getInviteCode = defineCall({
  id: 'recommend.getInviteCode',
  method: 'POST',
  path: '/v2/recommend/getInviteCode',
  access: 'customer',
  ok: Type.Object({ code: Type.String(), link: Type.String() }),
  errors: [],
  summary: 'The invite code of the customer and the address that registers under it.',
});
