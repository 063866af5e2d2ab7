import { Type } from 'typebox';
import { defineCall, Text } from '../../kernel';
import { CustomerNumber } from './freeze';

export const endCustomerSessions = defineCall({
  id: 'staff.endCustomerSessions',
  method: 'POST',
  path: '/ops/customers/:customerNumber/sessions/end',
  access: 'staff',
  permission: ['customer.freeze', 'customer.manage'],
  params: Type.Object({ customerNumber: CustomerNumber }),
  body: Type.Object({ reason: Text(200) }),
  ok: Type.Object({ ended: Type.Integer() }),
  errors: ['staff.customer'],
  summary: 'Signs a customer out on every device.',
});
