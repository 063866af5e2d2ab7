import { refundUnmatched as call } from '@portal/contract/staff';
import { numberId } from '../../database/number-id';
import { handle } from '../../http/handler';
import { unmatchedById } from './unmatched.store';

export const refundUnmatched = handle(call, async ({ params, body, gateway: { db }, staff, request, fail }) => {
  const id = numberId(params.id);
  if (id === null) throw fail('staff.unknown');
  await db.rows('staff.refundUnmatched', 'select deposit.refund_unmatched($1, $2, $3, $4, $5)', [
    id,
    body.reason,
    staff.actor,
    request.id,
    request.address,
  ]);
  return unmatchedById(db, id);
});
