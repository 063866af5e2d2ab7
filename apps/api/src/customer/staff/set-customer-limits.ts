import { setCustomerLimits as call } from '@portal/contract/staff';
import { numberId } from '../../database/number-id';
import { handle } from '../../http/handler';
import { limitColumns, ownLimitsOf } from './customer-terms.store';

export const setCustomerLimits = handle(call, async ({ params, body, gateway: { db }, staff, request, fail }) => {
  const id = numberId(params.customerNumber);
  if (id === null) throw fail('staff.customer');
  await db.rows('staff.setLimits', 'select customer.set_limits($1, $2, $3, $4, $5, $6, $7, $8)', [
    id,
    limitColumns(body.limits),
    limitColumns(body.seen),
    body.reason,
    staff.actor,
    staff.customerId,
    request.id,
    request.address,
  ]);
  return ownLimitsOf(db, id);
});
