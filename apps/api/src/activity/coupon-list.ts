import { couponList as call } from '@portal/contract/activity';
import { listCoupons } from '../core/coupons/coupons';
import { handle } from '../http/handler';
import { pageOf } from '../database/page-of';

export const couponList = handle(call, async ({ body, customer, gateway: { db } }) => {
  const { pageNo, pageSize, offset } = pageOf(body);
  return { ...(await listCoupons(db, customer.customerId, body.state, pageSize, offset)), pageNo, pageSize };
});
