import { Type, type Static } from 'typebox';
import { Draft, Money, Time } from '../../kernel';

/** A deposit as staff see it. */
export const StaffDeposit = Type.Object({
  ...Draft.properties,
  customerNumber: Type.String(),
  chineseName: Type.Optional(Type.String()),
  account: Type.String({ description: 'MT5 login, or the customer number for the wallet' }),
  open: Type.Boolean({ description: 'waits for a decision' }),
  notifications: Type.Integer({ description: 'number of notifications of the channel' }),
});
export type StaffDeposit = Static<typeof StaffDeposit>;

/** A notification of the channel about a deposit. */
export const ChannelNotification = Type.Object({
  eventId: Type.String(),
  open: Type.Boolean({ description: 'its payment waits for a decision' }),
  verdict: Type.Enum(['credited', 'declined', 'already', 'unknown', 'mismatch', 'duplicate']),
  amount: Type.Optional(Money),
  currency: Type.String(),
  merchantId: Type.String(),
  paidAt: Time,
  receivedAt: Time,
});
export type ChannelNotification = Static<typeof ChannelNotification>;

/** A step of a document: its status, who took the step, and why. */
export const StatusStep = Type.Object({
  status: Type.String(),
  actor: Type.String(),
  reason: Type.Optional(Type.String()),
  at: Time,
});
export type StatusStep = Static<typeof StatusStep>;
