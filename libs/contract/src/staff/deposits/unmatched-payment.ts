import { Type, type Static } from 'typebox';
import { Id, Money, Time } from '../../kernel';

/** 1 waits, 2 credited to a customer, 3 refunded at the channel. */
export const UnmatchedStatus = Type.Enum([1, 2, 3], { type: 'integer' });

/** A payment that the channel reports for an order that we do not know. */
export const UnmatchedPayment = Type.Object({
  id: Id,
  number: Type.String({ description: 'reference of the adjustment that credits it' }),
  channel: Type.String(),
  orderNumber: Type.String({ description: 'as the channel reports it' }),
  amount: Type.Optional(Money),
  currency: Type.String(),
  merchantId: Type.String(),
  paidAt: Time,
  receivedAt: Time,
  status: UnmatchedStatus,
  adjustment: Type.Optional(Type.String({ description: 'number of the adjustment that credits it, or is to' })),
  customerNumber: Type.Optional(Type.String({ description: 'of the adjustment' })),
  decidedBy: Type.Optional(Type.String()),
  decidedAt: Type.Optional(Time),
  reason: Type.Optional(Type.String()),
});
export type UnmatchedPayment = Static<typeof UnmatchedPayment>;
