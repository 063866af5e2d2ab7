import { defineCall, Nothing } from '../kernel';

export const logout = defineCall({
  id: 'customer.logout',
  method: 'POST',
  path: '/v2/user/logout',
  access: 'customer',
  ok: Nothing,
  errors: [],
  summary: 'Ends this session.',
});
