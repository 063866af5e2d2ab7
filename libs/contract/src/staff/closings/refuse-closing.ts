import { Type } from 'typebox';
import { defineCall, Id, Text } from '../../kernel';

export const refuseClosing = defineCall({
  id: 'staff.refuseClosing',
  method: 'POST',
  path: '/ops/closings/:id/refuse',
  access: 'staff',
  permission: ['customer.manage'],
  params: Type.Object({ id: Id }),
  body: Type.Object({ reason: Text(200, 'why; the customer reads it') }),
  ok: Type.Object({ id: Type.String() }),
  errors: ['staff.unknown', 'staff.state', 'staff.ownCustomer'],
  summary: 'Refuses a request to be closed, and tells the customer why.',
});
