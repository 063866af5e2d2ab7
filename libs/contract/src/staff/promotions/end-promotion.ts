import { Type } from 'typebox';
import { defineCall, Text } from '../../kernel';
import { Promotion, PromotionId } from './promotion';

export const endPromotion = defineCall({
  id: 'staff.endPromotion',
  method: 'POST',
  path: '/ops/promotions/:id/end',
  access: 'staff',
  permission: ['promotion.manage'],
  params: Type.Object({ id: PromotionId }),
  body: Type.Object({ reason: Text(200) }),
  ok: Promotion,
  errors: ['staff.unknown', 'staff.state', 'staff.brandPromotion'],
  summary: 'Ends a promotion of staff now: nobody gets its coupon any more. Granted coupons stay valid.',
});
