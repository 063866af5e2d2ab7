import { Type } from 'typebox';
import { defineCall, Text } from '../../kernel';
import { CustomerNumber } from './freeze';
import { NewLimits, OwnLimits } from './own-limits';

export const setCustomerLimits = defineCall({
  id: 'staff.setCustomerLimits',
  method: 'POST',
  path: '/ops/customers/:customerNumber/limits',
  access: 'staff',
  permission: ['customer.manage'],
  stepUp: true,
  params: Type.Object({ customerNumber: CustomerNumber }),
  body: Type.Object({ limits: NewLimits, seen: OwnLimits, reason: Text(200) }),
  ok: OwnLimits,
  errors: ['staff.customer', 'staff.ownCustomer', 'staff.customerClosed', 'staff.customerChanged'],
  summary: 'Sets the limits of one customer; an absent limit is removed. `seen`: the limits that are replaced.',
});
