import { Type } from 'typebox';
import { defineCall, Id } from '../../kernel';
import { SeenTicket, StaffTicket, TicketNo } from './staff-ticket';

export const assignTicket = defineCall({
  id: 'staff.assignTicket',
  method: 'POST',
  path: '/ops/tickets/:no/assign',
  access: 'staff',
  permission: ['customer.note'],
  params: TicketNo,
  body: Type.Object({ ...SeenTicket, memberId: Id }),
  ok: StaffTicket,
  errors: ['support.unknown', 'support.changed', 'support.closed', 'staff.ownCustomer', 'support.member'],
  summary: 'Gives a ticket to a member who may answer it.',
});
