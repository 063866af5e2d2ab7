import { couponList as call } from '@portal/contract/activity';
import { listCoupons } from '../kernel/coupons';
import { handle } from '../kernel/handler';
import { pageOf } from '../kernel/page-of';

export const couponList = handle(call, async ({ body, customer, gateway: { db } }) => {
  const { pageNo, pageSize, offset } = pageOf(body);
  return { ...(await listCoupons(db, customer.customerId, body.state, pageSize, offset)), pageNo, pageSize };
});
