import { Type } from 'typebox';
import { defineCall, Text, Time } from '../../kernel';
import { CustomerNumber, Freeze, FreezeScope } from './freeze';

export const freezeCustomer = defineCall({
  id: 'staff.freezeCustomer',
  method: 'POST',
  path: '/ops/customers/:customerNumber/freeze',
  access: 'staff',
  permission: ['customer.freeze'],
  params: Type.Object({ customerNumber: CustomerNumber }),
  body: Type.Object({ scope: FreezeScope, reason: Text(200), until: Type.Optional(Time) }),
  ok: Freeze,
  errors: ['staff.customer', 'staff.ownCustomer', 'staff.customerClosed', 'staff.state', 'staff.until'],
  summary: 'Freezes the login, the money or the trading of a customer, for good or until a time.',
});
