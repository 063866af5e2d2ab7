import { Type } from 'typebox';
import { Coupon, defineCall, Id, Money, Time } from '../kernel';

export const getActivitySetting = defineCall({
  id: 'deposit.getActivitySetting',
  method: 'POST',
  path: '/v2/deposit/getActivitySetting',
  access: 'customer',
  ok: Type.Array(
    Type.Object({
      id: Id,
      title: Type.String(),
      html: Type.String(),
      from: Time,
      until: Time,
      minDeposit: Money,
      reward: Type.String(),
      coupons: Type.Array(Coupon),
    }),
  ),
  errors: [],
  summary: 'The promotions that a deposit can take part in now.',
});
