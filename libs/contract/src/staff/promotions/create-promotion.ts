import { Type } from 'typebox';
import { Amount, defineCall, Text, Time } from '../../kernel';
import { Promotion } from './promotion';

export const createPromotion = defineCall({
  id: 'staff.createPromotion',
  method: 'POST',
  path: '/ops/promotions',
  access: 'staff',
  permission: ['promotion.manage'],
  stepUp: true,
  money: true,
  body: Type.Object({
    title: Text(40),
    coupon: Text(40),
    amount: Amount,
    minDeposit: Amount,
    budget: Type.String({
      ...Amount,
      description: 'USD of credit for all coupons together; the promotion ends with it',
    }),
    days: Type.Integer({ minimum: 1, maximum: 365 }),
    from: Time,
    until: Time,
    newCustomers: Type.Boolean(),
  }),
  ok: Promotion,
  errors: ['staff.until', 'staff.promotionAmount', 'staff.promotionMaximum', 'staff.promotionBudget'],
  summary: 'Creates a promotion: a credit coupon for new customers, or for those to whom staff grant it.',
});
