import { Type, type Static } from 'typebox';
import { Id, Money, Pno, Rate, Time } from './types';

/** A payment channel's code, as `EGPAY`. */
export const ChannelCode = Type.String({ pattern: '^[A-Z]{2,12}$', description: 'EGPAY' });

/** Status of a deposit; `mismatch`: the paid amount was different, and staff must decide. */
export const DraftStatus = Type.Enum(['unpaid', 'paid', 'cancelled', 'overdue', 'mismatch']);
export type DraftStatus = Static<typeof DraftStatus>;

/** What staff have decided on a payment that did not match its draft. */
export const DepositResolution = Type.Enum(['credit', 'refund', 'reject']);
export type DepositResolution = Static<typeof DepositResolution>;

/** A deposit from the moment of its request. `amount` is credited (USD), `payAmount` is paid, including the fee. */
export const Draft = Type.Object({
  pno: Pno,
  accountId: Id,
  channel: ChannelCode,
  method: Type.Optional(Type.String()),
  amount: Money,
  currency: Type.String(),
  payAmount: Money,
  payCurrency: Type.String(),
  rate: Rate,
  fee: Money,
  status: DraftStatus,
  late: Type.Boolean(),
  payUrl: Type.Optional(Type.String()),
  coin: Type.Optional(Type.Object({ chain: Type.String(), address: Type.String(), amount: Money })),
  createdAt: Time,
  expiresAt: Time,
  paidAt: Type.Optional(Time),
  couponId: Type.Optional(Id),
  resolution: Type.Optional(DepositResolution),
});
export type Draft = Static<typeof Draft>;
