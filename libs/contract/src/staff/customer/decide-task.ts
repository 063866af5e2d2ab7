import { Type } from 'typebox';
import { defineCall, Id, Text, Time } from '../../kernel';
import { StaffTask } from './staff-task';

export const decideTask = defineCall({
  id: 'staff.decideTask',
  method: 'POST',
  path: '/ops/tasks/:id/decide',
  access: 'staff',
  permission: ['review.identity'],
  params: Type.Object({ id: Id }),
  body: Type.Object({
    decision: Type.Enum(['accept', 'again', 'cancel']),
    answeredAt: Type.Optional({ ...Time, description: 'the answer that was seen; absent: none' }),
    reason: Type.Optional(Text(200, 'why it is asked again, or cancelled')),
  }),
  ok: StaffTask,
  errors: ['staff.unknown', 'staff.state', 'staff.ownCustomer', 'staff.reason'],
  summary:
    'Accepts the answer to a task, asks again, or cancels the task; refuses an answer that came after the one that was seen.',
});
