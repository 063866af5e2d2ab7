import { Type } from 'typebox';
import { defineCall } from '../../kernel';
import { CustomerNumber } from './freeze';

export const exportCustomer = defineCall({
  id: 'staff.exportCustomer',
  method: 'GET',
  path: '/ops/customers/:customerNumber/export.json',
  access: 'staff',
  permission: ['customer.manage'],
  stepUp: true,
  produces: 'application/octet-stream',
  params: Type.Object({ customerNumber: CustomerNumber }),
  ok: Type.Any(),
  errors: ['staff.customer'],
  summary: 'Everything held about a customer, as JSON, to give to the customer. The export is in the audit log.',
});
