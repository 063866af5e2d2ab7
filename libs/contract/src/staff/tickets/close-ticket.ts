import { Type } from 'typebox';
import { defineCall, Text } from '../../kernel';
import { SeenTicket, StaffTicket, TicketNo } from './staff-ticket';

export const closeTicket = defineCall({
  id: 'staff.closeTicket',
  method: 'POST',
  path: '/ops/tickets/:no/close',
  access: 'staff',
  permission: ['customer.note'],
  params: TicketNo,
  body: Type.Object({ ...SeenTicket, reason: Text(200, 'for colleagues') }),
  ok: StaffTicket,
  errors: ['support.unknown', 'support.changed', 'support.closed', 'staff.ownCustomer', 'support.complaint'],
  summary: 'Closes a question. A complaint is closed by its outcome.',
});
