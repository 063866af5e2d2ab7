import { Type, type Static } from 'typebox';
import { defineCall, Id, Money, Page, PageQuery, Time } from '../../kernel';
import { PromotionId } from './promotion';

/** A coupon of a promotion; a used one has its deposit and what the ledger credited for it. */
export const GrantedCoupon = Type.Object({
  id: Id,
  customerNumber: Type.String(),
  state: Type.Enum(['ready', 'used', 'expired']),
  grantedAt: Time,
  usedAt: Type.Optional(Time),
  pno: Type.Optional(Type.String()),
  cost: Type.Optional(Money),
});
export type GrantedCoupon = Static<typeof GrantedCoupon>;

export const promotionCoupons = defineCall({
  id: 'staff.promotionCoupons',
  method: 'GET',
  path: '/ops/promotions/:id/coupons',
  access: 'staff',
  permission: ['promotion.manage', 'report.read'],
  params: Type.Object({ id: PromotionId }),
  query: Type.Object({ used: Type.Optional(Type.Boolean()), ...PageQuery }),
  ok: Page(GrantedCoupon),
  errors: [],
  summary: 'Who got the coupon of a promotion and who used it, newest first.',
});
