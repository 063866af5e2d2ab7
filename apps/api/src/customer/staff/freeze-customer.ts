import { freezeCustomer as call } from '@portal/contract/staff';
import { numberId } from '../../database/number-id';
import { handle } from '../../http/handler';
import { findFreeze } from './freeze.store';

export const freezeCustomer = handle(call, async ({ params, body, gateway: { db }, staff, request, fail }) => {
  if (body.until && Date.parse(body.until) <= Date.now()) throw fail('staff.until', { fields: ['until'] });
  const { id } = await db.row<{ id: bigint }>(
    'staff.addFreeze',
    'select customer.add_freeze($1, $2, $3, $4, $5, $6, $7, $8) as id',
    [
      numberId(params.customerNumber),
      body.scope,
      body.reason,
      body.until ?? null,
      staff.actor,
      staff.customerId,
      request.id,
      request.address,
    ],
  );
  return findFreeze(db, id);
});
