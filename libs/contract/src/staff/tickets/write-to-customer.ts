import { Type } from 'typebox';
import { defineCall, Line, Text } from '../../kernel';
import { StaffTicket, TicketText } from './staff-ticket';

export const writeToCustomer = defineCall({
  id: 'staff.writeToCustomer',
  method: 'POST',
  path: '/ops/tickets',
  access: 'staff',
  permission: ['customer.note'],
  body: Type.Object({
    customerNumber: Line(20),
    subject: Text(80),
    text: TicketText,
    waits: Type.Boolean({ description: 'the customer is asked something' }),
  }),
  ok: StaffTicket,
  errors: ['staff.customer', 'staff.ownCustomer', 'staff.customerClosed'],
  summary: 'Opens a ticket to a customer, who is told by message.',
});
