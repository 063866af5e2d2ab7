import { Type, type Static } from 'typebox';
import { Task, Time } from '../../kernel';

/** A task of a customer, with who asked and who decided. */
export const StaffTask = Type.Object({
  ...Task.properties,
  askedBy: Type.String(),
  decidedBy: Type.Optional(Type.String()),
  decidedAt: Type.Optional(Time),
});
export type StaffTask = Static<typeof StaffTask>;
