import { promotionCoupons as call } from '@portal/contract/staff';
import { pageOf } from '../../database/page-of';
import { handle } from '../../http/handler';
import { couponsOf } from './promotion.store';

export const promotionCoupons = handle(call, async ({ params, query, gateway: { db } }) => {
  const { pageNo, pageSize, offset } = pageOf(query);
  return { ...(await couponsOf(db, params.id, query.used, pageSize, offset)), pageNo, pageSize };
});
