import { Type } from 'typebox';
import { defineCall, Text } from '../../kernel';
import { FactorReset } from './factor-reset';
import { CustomerNumber } from './freeze';

export const proposeFactorReset = defineCall({
  id: 'staff.proposeFactorReset',
  method: 'POST',
  path: '/ops/customers/:customerNumber/factor-reset',
  access: 'staff',
  permission: ['review.phone'],
  params: Type.Object({ customerNumber: CustomerNumber }),
  body: Type.Object({ reason: Text(200) }),
  ok: FactorReset,
  errors: ['staff.customer', 'staff.ownCustomer', 'staff.customerClosed', 'staff.state', 'customer.factorUnknown'],
  summary:
    'Requests the reset of the second factors of a customer who has lost them with the recovery codes. The customer is told at once; another member decides.',
});
