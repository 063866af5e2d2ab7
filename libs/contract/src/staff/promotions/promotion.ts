import { Type, type Static } from 'typebox';
import { Money, Time } from '../../kernel';

/** Id of a promotion, of the brand or of staff. */
export const PromotionId = Type.String({ pattern: '^[0-9A-Za-z-]{1,40}$' });

/** A promotion and what it has cost. Promotions of the brand are part of its files; staff can end only their own. */
export const Promotion = Type.Object({
  id: PromotionId,
  source: Type.Enum(['brand', 'staff']),
  title: Type.String(),
  coupon: Type.String({ description: 'title of the coupon' }),
  amount: Type.String({ description: 'USD of credit for one coupon' }),
  minDeposit: Type.String({ description: 'USD' }),
  budget: Type.Optional(
    Type.String({ ...Money, description: 'USD of credit for all coupons; a promotion of the brand has none' }),
  ),
  committed: Type.String({ ...Money, description: 'USD of credit of the coupons granted' }),
  days: Type.Integer({ description: 'a coupon is valid for' }),
  from: Time,
  until: Time,
  newCustomers: Type.Boolean({ description: 'every new customer gets a coupon; else staff grant them' }),
  state: Type.Enum(['planned', 'running', 'ended']),
  granted: Type.Integer(),
  used: Type.Integer(),
  cost: Type.String({ ...Money, description: 'USD credited so far, from the ledger' }),
});
export type Promotion = Static<typeof Promotion>;
