import { Type } from 'typebox';
import { defineCall, Message, Page, PageQuery } from '../../kernel';
import { CustomerNumber } from './freeze';

export const customerMessages = defineCall({
  id: 'staff.customerMessages',
  method: 'GET',
  path: '/ops/customers/:customerNumber/messages',
  access: 'staff',
  permission: ['customer.read'],
  params: Type.Object({ customerNumber: CustomerNumber }),
  query: Type.Object({ ...PageQuery }),
  ok: Page(Message),
  errors: ['staff.customer'],
  summary: 'The messages of a customer, newest first, in the reader’s language. Every look is in the audit log.',
});
