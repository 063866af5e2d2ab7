import { Type, type Static } from 'typebox';
import { Id, Time } from '../kernel';

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
