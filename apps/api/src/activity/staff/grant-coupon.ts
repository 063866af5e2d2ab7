import { grantCoupon as call } from '@portal/contract/staff';
import { cents } from '../../core/money/money';
import { numberId } from '../../database/number-id';
import { handle } from '../../http/handler';

export const grantCoupon = handle(call, async ({ params, body, gateway: { db, brand }, staff, request }) => {
  const { id } = await db.row('staff.grantCoupon', 'select activity.grant_coupon($1, $2, $3, $4, $5, $6, $7) as id', [
    params.id,
    numberId(body.customerNumber),
    cents(brand.limits.promotion.perCustomer),
    staff.actor,
    staff.customerId,
    request.id,
    request.address,
  ]);
  return { couponId: String(id) };
});
