import { Type } from 'typebox';
import { defineCall, Text, Time } from '../../kernel';
import { CustomerNumber } from './freeze';

export const closeCustomer = defineCall({
  id: 'staff.closeCustomer',
  method: 'POST',
  path: '/ops/customers/:customerNumber/close',
  access: 'staff',
  permission: ['customer.manage'],
  stepUp: true,
  params: Type.Object({ customerNumber: CustomerNumber }),
  body: Type.Object({ reason: Text(200) }),
  ok: Type.Object({ closedAt: Time }),
  errors: ['staff.customer', 'staff.ownCustomer', 'staff.state', 'staff.closeMoney'],
  summary:
    'Closes a customer for good: personal data that no law requires is erased; identity, payments, ledger and audit log stay. ' +
    'Needs empty accounts and no open document.',
});
