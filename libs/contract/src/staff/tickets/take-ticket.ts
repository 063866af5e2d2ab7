import { Type } from 'typebox';
import { defineCall } from '../../kernel';
import { SeenTicket, StaffTicket, TicketNo } from './staff-ticket';

export const takeTicket = defineCall({
  id: 'staff.takeTicket',
  method: 'POST',
  path: '/ops/tickets/:no/take',
  access: 'staff',
  permission: ['customer.note'],
  params: TicketNo,
  body: Type.Object({ ...SeenTicket }),
  ok: StaffTicket,
  errors: ['support.unknown', 'support.changed', 'support.closed', 'staff.ownCustomer', 'support.taken'],
  summary: 'The member works on the ticket from now on, unless somebody else does.',
});
