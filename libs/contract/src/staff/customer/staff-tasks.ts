import { Type, type Static } from 'typebox';
import { defineCall, Line, Page, SortedQuery } from '../../kernel';
import { StaffTask } from './staff-task';

/** A task in the list of all customers. */
export const ListedTask = Type.Object({ ...StaffTask.properties, customerNumber: Type.String() });
export type ListedTask = Static<typeof ListedTask>;

export const staffTasks = defineCall({
  id: 'staff.staffTasks',
  method: 'GET',
  path: '/ops/tasks',
  access: 'staff',
  permission: ['review.identity'],
  query: Type.Object({
    state: Type.Optional(Type.Enum(['asked', 'answered', 'accepted', 'cancelled'])),
    customerNumber: Type.Optional(Line(20)),
    ...SortedQuery(['askedAt']),
  }),
  ok: Page(ListedTask),
  errors: [],
  summary: 'What customers were asked to submit, newest first.',
});
