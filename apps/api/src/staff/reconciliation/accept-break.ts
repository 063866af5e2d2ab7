import { acceptBreak as call } from '@portal/contract/staff';
import { numberId } from '../../database/number-id';
import { handle } from '../../http/handler';
import { findBreak } from './break.store';

export const acceptBreak = handle(call, async ({ params, body, gateway: { db }, staff, request, fail }) => {
  const id = numberId(params.id);
  const before = await findBreak(db, id);
  if (!before) throw fail('staff.unknown');
  if (before.item.customerNumber !== undefined && before.item.customerNumber === staff.customerId?.toString())
    throw fail('staff.ownCustomer');
  await db.rows('staff.acceptBreak', 'select reconciliation.accept($1, $2, $3, $4, $5)', [
    id,
    body.reason,
    staff.actor,
    request.id,
    request.address,
  ]);
  return ((await findBreak(db, id)) ?? before).item;
});
