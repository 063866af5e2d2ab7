import { grantCoupon as call } from '@portal/contract/staff';
import { numberId } from '../../database/number-id';
import { handle } from '../../http/handler';

export const grantCoupon = handle(call, async ({ params, body, gateway: { db }, staff, request }) => {
  const { id } = await db.row<{ id: bigint }>(
    'staff.grantCoupon',
    'select activity.grant_coupon($1, $2, $3, $4, $5, $6) as id',
    [params.id, numberId(body.customerNumber), staff.actor, staff.customerId, request.id, request.address],
  );
  return { couponId: String(id) };
});
