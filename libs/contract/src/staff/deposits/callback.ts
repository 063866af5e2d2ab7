import { Type, type Static } from 'typebox';
import { Id, Money, Time } from '../../kernel';
import { Difference } from './suspended-payment';

/**
 * What became of a callback. credited, declined: of its deposit. suspense: its payment did not match and is in the suspense account.
 * repeated: of a payment that was booked before. Refused, although the channel has signed it: differs (an event that was reported before
 * with another content), shape (not readable), future (paid later than now). Not the channel's: signature, time (signed too long ago),
 * address.
 */
export const CallbackResult = Type.Enum([
  ...(['credited', 'declined', 'suspense', 'repeated'] as const),
  ...(['differs', 'shape', 'future', 'signature', 'time', 'address'] as const),
]);
export type CallbackResult = Static<typeof CallbackResult>;

/** A callback of a payment channel, or an answer of it that the poller or staff have asked for. */
export const Callback = Type.Object({
  id: Id,
  channel: Type.String(),
  result: CallbackResult,
  why: Type.Array(Difference, { description: 'how a payment in the suspense account differs' }),
  orderNumber: Type.Optional(Type.String({ description: 'as the channel reports it' })),
  eventId: Type.Optional(Type.String()),
  amount: Type.Optional(Money),
  currency: Type.Optional(Type.String()),
  merchantId: Type.Optional(Type.String()),
  paidAt: Type.Optional(Time),
  receivedAt: Time,
  times: Type.Integer({ description: 'callbacks that are not the channel’s are counted by the hour' }),
});
export type Callback = Static<typeof Callback>;
