import { Type } from 'typebox';
import { Coupon, defineCall, Page, PageQuery } from '../kernel';

export const couponList = defineCall({
  id: 'activity.couponList',
  method: 'POST',
  path: '/v2/activity/couponList',
  access: 'customer',
  body: Type.Object({ ...PageQuery, state: Type.Optional(Type.Enum(['ready', 'used', 'expired'])) }),
  ok: Page(Coupon),
  errors: [],
  summary: 'The coupons of the customer, newest first.',
});
