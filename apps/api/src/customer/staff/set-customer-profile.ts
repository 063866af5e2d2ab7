import { setCustomerProfile as call } from '@portal/contract/staff';
import { numberId } from '../../database/number-id';
import { handle } from '../../http/handler';
import { profileOf } from './customer-terms.store';

export const setCustomerProfile = handle(call, async ({ params, body, gateway: { db }, staff, request, fail }) => {
  const id = numberId(params.customerNumber);
  if (id === null) throw fail('staff.customer');
  await db.rows('staff.setProfile', 'select customer.set_profile($1, $2, $3, $4, $5, $6, $7, $8, $9)', [
    id,
    body.risk,
    [...new Set(body.tags)],
    body.seen,
    body.reason,
    staff.actor,
    staff.customerId,
    request.id,
    request.address,
  ]);
  return profileOf(db, id);
});
