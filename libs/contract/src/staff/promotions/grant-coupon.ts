import { Type } from 'typebox';
import { defineCall, Id } from '../../kernel';
import { CustomerNumber } from '../customer/freeze';
import { PromotionId } from './promotion';

export const grantCoupon = defineCall({
  id: 'staff.grantCoupon',
  method: 'POST',
  path: '/ops/promotions/:id/grant',
  access: 'staff',
  permission: ['promotion.manage'],
  stepUp: true,
  params: Type.Object({ id: PromotionId }),
  body: Type.Object({ customerNumber: CustomerNumber }),
  ok: Type.Object({ couponId: Id }),
  errors: [
    'staff.unknown',
    'staff.state',
    'staff.customer',
    'staff.ownCustomer',
    'staff.customerPaused',
    'staff.granted',
    'staff.promotionMaximum',
    'staff.promotionSpent',
  ],
  summary: 'Gives a customer the coupon of a running promotion, once, and tells the customer.',
});
