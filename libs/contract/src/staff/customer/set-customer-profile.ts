import { Type } from 'typebox';
import { defineCall, Text } from '../../kernel';
import { CustomerNumber } from './freeze';
import { CustomerProfile } from './customer-profile';

export const setCustomerProfile = defineCall({
  id: 'staff.setCustomerProfile',
  method: 'POST',
  path: '/ops/customers/:customerNumber/profile',
  access: 'staff',
  permission: ['customer.manage'],
  params: Type.Object({ customerNumber: CustomerNumber }),
  body: Type.Object({ ...CustomerProfile.properties, seen: CustomerProfile, reason: Text(200) }),
  ok: CustomerProfile,
  errors: ['staff.customer', 'staff.ownCustomer', 'staff.customerClosed', 'staff.customerChanged'],
  summary: 'Sets the risk level and the tags of a customer. `seen`: those that are replaced.',
});
