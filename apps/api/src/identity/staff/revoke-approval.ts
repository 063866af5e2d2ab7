import { revokeApproval as call } from '@portal/contract/staff';
import { numberId } from '../../database/number-id';
import { handle } from '../../http/handler';
import { requirePermission } from '../../http/staff-session';

export const revokeApproval = handle(call, async ({ params, body, gateway: { db }, staff, request }) => {
  requirePermission(staff, [params.kind === 'identity' ? 'review.identity' : 'review.bank']);
  const { customer } = await db.row('staff.revoke', 'select identity.revoke($1, $2, $3, $4, $5, $6, $7) as customer', [
    params.kind,
    numberId(params.id),
    body.reason,
    staff.actor,
    staff.customerId,
    request.id,
    request.address,
  ]);
  return { customerNumber: String(customer) };
});
