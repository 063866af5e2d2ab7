import { liftFreeze as call } from '@portal/contract/staff';
import { numberId } from '../../database/number-id';
import { handle } from '../../http/handler';
import { findFreeze } from './freeze.store';

export const liftFreeze = handle(call, async ({ params, body, gateway: { db }, staff, request, fail }) => {
  const id = numberId(params.id);
  if (id === null) throw fail('staff.unknown');
  await db.rows('staff.liftFreeze', 'select customer.lift_freeze($1, $2, $3, $4, $5, $6)', [
    id,
    body.reason,
    staff.actor,
    staff.customerId,
    request.id,
    request.address,
  ]);
  return findFreeze(db, id);
});
