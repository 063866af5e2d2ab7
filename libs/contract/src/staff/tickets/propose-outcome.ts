import { Type } from 'typebox';
import { defineCall, TicketOutcome } from '../../kernel';
import { SeenTicket, StaffTicket, TicketNo, TicketText } from './staff-ticket';

export const proposeOutcome = defineCall({
  id: 'staff.proposeOutcome',
  method: 'POST',
  path: '/ops/tickets/:no/outcome',
  access: 'staff',
  permission: ['customer.note'],
  params: TicketNo,
  body: Type.Object({ ...SeenTicket, outcome: TicketOutcome, text: TicketText }),
  ok: StaffTicket,
  errors: [
    'support.unknown',
    'support.changed',
    'support.closed',
    'staff.ownCustomer',
    'support.review',
    'support.notComplaint',
  ],
  summary: 'Proposes how a complaint ends; another member approves what the customer will read, or sends it back.',
});
