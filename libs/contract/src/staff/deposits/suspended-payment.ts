import { Type, type Static } from 'typebox';
import { DepositResolution, Id, Money, Pno, Time } from '../../kernel';

/** 1 waits, 2 credited to a customer, 3 refunded, 4 rejected: there was no such money, 5 the channel is asked to refund it. */
export const SuspendedStatus = Type.Enum([1, 2, 3, 4, 5], { type: 'integer' });

/**
 * How a payment differs from what was ordered. order: we do not know its order. duplicate: its deposit is paid. earlier: another
 * payment of the deposit did not match. closed: the customer of the deposit is closed.
 */
export const Difference = Type.Enum(['closed', 'order', 'duplicate', 'earlier', 'currency', 'merchant', 'amount']);
export type Difference = Static<typeof Difference>;

/** A payment of the channel that matches no order or not what was ordered. Its money is in the suspense account until staff decide. */
export const SuspendedPayment = Type.Object({
  id: Id,
  number: Type.String({ description: 'reference of the adjustment that credits it' }),
  channel: Type.String(),
  orderNumber: Type.String({ description: 'as the channel reports it' }),
  eventId: Type.String({ description: 'of its first notification' }),
  pno: Type.Optional(Pno),
  why: Type.Array(Difference),
  acts: Type.Array(DepositResolution, { description: 'what can be decided; credit is to the deposit it names' }),
  credits: Type.Optional(Money),
  booked: Type.Boolean({ description: 'false where the amount is none or the books do not have its currency' }),
  amount: Type.Optional(Money),
  currency: Type.String(),
  merchantId: Type.String(),
  ordered: Type.Optional(Type.Object({ amount: Money, currency: Type.String(), merchantId: Type.String() })),
  paidAt: Time,
  receivedAt: Time,
  status: SuspendedStatus,
  adjustment: Type.Optional(Type.String({ description: 'number of the adjustment that credits it, or is to' })),
  customerNumber: Type.Optional(Type.String({ description: 'of the adjustment, or else of the deposit' })),
  decidedBy: Type.Optional(Type.String()),
  decidedAt: Type.Optional(Time),
  reason: Type.Optional(Type.String()),
  refundFailure: Type.Optional(Type.String({ description: 'why the channel has refused the last refund' })),
});
export type SuspendedPayment = Static<typeof SuspendedPayment>;
