import { Type, type Static } from 'typebox';
import { Id, Time } from '../kernel';

/** What a member of staff wrote down about a customer. */
export const Note = Type.Object({
  id: Id,
  customerNumber: Type.String(),
  staff: Type.String(),
  text: Type.String(),
  at: Time,
});
export type Note = Static<typeof Note>;
