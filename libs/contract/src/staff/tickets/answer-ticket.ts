import { Type } from 'typebox';
import { defineCall } from '../../kernel';
import { SeenTicket, StaffTicket, TicketNo, TicketText } from './staff-ticket';

export const answerTicket = defineCall({
  id: 'staff.answerTicket',
  method: 'POST',
  path: '/ops/tickets/:no/answer',
  access: 'staff',
  permission: ['customer.note'],
  params: TicketNo,
  body: Type.Object({
    ...SeenTicket,
    text: TicketText,
    waits: Type.Boolean({ description: 'the customer is asked something' }),
  }),
  ok: StaffTicket,
  errors: ['support.unknown', 'support.changed', 'support.closed', 'staff.ownCustomer', 'support.review'],
  summary: 'Answers a ticket; the customer is told by message.',
});
