import { Type, type Static } from 'typebox';
import { Id, Time } from './types';

/** A message about an event of the customer's requests or accounts. */
export const Message = Type.Object({
  id: Id,
  kind: Type.String({ description: 'the event, as `deposit.paid`' }),
  title: Type.String(),
  text: Type.String(),
  href: Type.Optional(Type.String()),
  mt5: Type.Optional(
    Type.Object(
      { login: Type.String(), server: Type.Optional(Type.String()) },
      { description: 'the login data of an opened MT5 account; no server where the brand names none' },
    ),
  ),
  read: Type.Boolean(),
  at: Time,
});
export type Message = Static<typeof Message>;
