import { Type, type Static } from 'typebox';
import { Id, Time } from '../kernel';

/** A staff member's note about a customer. */
export const Note = Type.Object({
  id: Id,
  customerNumber: Type.String(),
  staff: Type.String(),
  text: Type.String(),
  at: Time,
});
export type Note = Static<typeof Note>;
