import { endSession as call } from '@portal/contract/customer';
import { handle } from '../http/handler';

export const endSession = handle(call, async ({ body, customer, gateway: { db }, fail }) => {
  const ended = await db.rows(
    'customer.endSession',
    `update customer.session set ended_at = now()
     where id::text = $1 and customer_id = $2 and ended_at is null returning id`,
    [body.id, customer.customerId],
  );
  if (ended.length === 0) throw fail('customer.session');
  return null;
});
