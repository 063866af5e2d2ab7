import { closeCustomer as call } from '@portal/contract/staff';
import { numberId } from '../../database/number-id';
import { handle } from '../../http/handler';

export const closeCustomer = handle(call, async ({ params, body, gateway: { db }, staff, request }) => {
  const { at } = await db.row<{ at: Date }>('staff.close', 'select customer.close($1, $2, $3, $4, $5, $6) as at', [
    numberId(params.customerNumber),
    body.reason,
    staff.actor,
    staff.customerId,
    request.id,
    request.address,
  ]);
  return { closedAt: at.toISOString() };
});
