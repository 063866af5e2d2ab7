import { Type, type Static } from 'typebox';
import { Id, Time } from '../kernel';

/** Topic of a message; one topic covers several kinds of event. */
export const Topic = Type.Enum(['deposit', 'withdraw', 'coin', 'transfer', 'identity', 'account', 'activity']);
export type Topic = Static<typeof Topic>;

/** A message about an event of the customer's requests or accounts. */
export const Message = Type.Object({
  id: Id,
  kind: Type.String({ description: 'the event, as `deposit.paid`' }),
  title: Type.String(),
  text: Type.String(),
  href: Type.Optional(Type.String()),
  read: Type.Boolean(),
  at: Time,
});
export type Message = Static<typeof Message>;
