import { Type } from 'typebox';
import { defineCall, Id, Text } from '../../kernel';
import { Freeze } from './freeze';
import { secondPersonErrors } from '../second-person-errors';

export const liftFreeze = defineCall({
  id: 'staff.liftFreeze',
  method: 'POST',
  path: '/ops/freezes/:id/lift',
  access: 'staff',
  permission: ['customer.freeze'],
  params: Type.Object({ id: Id }),
  body: Type.Object({ reason: Text(200) }),
  ok: Freeze,
  errors: ['staff.unknown', 'staff.state', 'staff.ownCustomer', ...secondPersonErrors],
  summary: 'Lifts a freeze. Another member than the one who froze the customer.',
});
