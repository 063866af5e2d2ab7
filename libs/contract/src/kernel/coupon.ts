import { Type, type Static } from 'typebox';
import { Id, Money, Time } from './types';

/** A coupon of the customer; amounts are decimal strings in USD. */
export const Coupon = Type.Object({
  id: Id,
  title: Type.String(),
  kind: Type.Enum(['credit', 'fee']),
  amount: Money,
  minDeposit: Money,
  from: Time,
  until: Time,
  state: Type.Enum(['ready', 'used', 'expired']),
});
export type Coupon = Static<typeof Coupon>;
