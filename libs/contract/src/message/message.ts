import { Type, type Static } from 'typebox';
import { Id, Time } from '../kernel';

/** What a message is about; several kinds of event belong to one. */
export const Topic = Type.Enum(['deposit', 'withdraw', 'coin', 'transfer', 'identity', 'account', 'activity']);
export type Topic = Static<typeof Topic>;

/** Something that happened to what the customer asked for. */
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
