import { logout as call } from '@portal/contract/customer';
import { handle } from '../http/handler';

export const logout = handle(call, async ({ customer, gateway: { db } }) => {
  await db.rows('customer.logout', 'update customer.session set ended_at = now() where id = $1', [customer.sessionId]);
  return null;
});
