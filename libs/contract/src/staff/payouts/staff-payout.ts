import { Type, type Static } from 'typebox';
import { Money, Pno, Time } from '../../kernel';

/**
 * waiting: for a decision. approved: to be paid. batched: in a batch that is not released. sent: in a released batch, whose result has
 * not come. refused, cancelled and returned are final, and paid unless the bank or chain sends it back.
 */
export const PayoutState = Type.Enum([
  'waiting',
  'approved',
  'batched',
  'sent',
  'paid',
  'refused',
  'cancelled',
  'returned',
]);
export type PayoutState = Static<typeof PayoutState>;

/** To a bank card, or to a coin address. */
export const PayoutKind = Type.Enum(['bank', 'coin']);

/** A payout in the list of all payouts. */
export const StaffPayout = Type.Object({
  pno: Pno,
  kind: PayoutKind,
  state: PayoutState,
  customerNumber: Type.String(),
  account: Type.String({ description: 'login, or the customer number for the wallet' }),
  amount: Type.String({ description: 'USD that leaves the account' }),
  payAmount: Money,
  payCurrency: Type.String(),
  target: Type.String({ description: 'masked card, or coin address' }),
  batch: Type.Optional(Type.String({ description: 'while it is in one' })),
  reason: Type.Optional(Type.String()),
  createdAt: Time,
  closedAt: Type.Optional(Time),
});
export type StaffPayout = Static<typeof StaffPayout>;
