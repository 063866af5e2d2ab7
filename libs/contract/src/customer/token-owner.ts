import { Type } from 'typebox';
import { defineCall } from '../kernel';

export const tokenOwner = defineCall({
  id: 'customer.tokenOwner',
  method: 'POST',
  path: '/v2/user/tokenOwner',
  access: 'customer',
  keepsTokenUnbound: true,
  ok: Type.Object({ customerNumber: Type.String(), mobilePhone: Type.String({ description: 'masked' }) }),
  errors: [],
  summary: 'Whose token it is. Does not use an auto-login token up.',
});
