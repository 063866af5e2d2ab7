import { Type } from 'typebox';
import { defineCall, TaskKind, Text } from '../../kernel';
import { CustomerNumber } from './freeze';
import { StaffTask } from './staff-task';

export const askTask = defineCall({
  id: 'staff.askTask',
  method: 'POST',
  path: '/ops/customers/:customerNumber/tasks',
  access: 'staff',
  permission: ['review.identity'],
  params: Type.Object({ customerNumber: CustomerNumber }),
  body: Type.Object({ kind: TaskKind, text: Type.Optional(Text(300)) }),
  ok: StaffTask,
  errors: ['staff.customer', 'staff.ownCustomer', 'staff.customerClosed', 'staff.taskText'],
  summary: 'Asks a customer for a document, and tells the customer. `other` needs a text.',
});
