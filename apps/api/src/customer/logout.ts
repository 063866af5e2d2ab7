import { logout as call } from '@portal/contract/customer';
import { handle } from '../http/handler';

export const logout = handle(call, async ({ customer, expireSession, gateway: { db } }) => {
  await db.rows('customer.logout', 'update customer.session set ended_at = now() where id = $1', [customer.sessionId]);
  // An app has no cookies of its own. Those that it may send are of a browser in it.
  if (customer.platform === 1) expireSession();
  return null;
});
