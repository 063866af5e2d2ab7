import { Type } from 'typebox';
import { defineCall, Text } from '../../kernel';
import { secondPersonErrors } from '../second-person-errors';
import { SeenTicket, StaffTicket, TicketNo } from './staff-ticket';

export const decideOutcome = defineCall({
  id: 'staff.decideOutcome',
  method: 'POST',
  path: '/ops/tickets/:no/decision',
  access: 'staff',
  permission: ['customer.manage'],
  params: TicketNo,
  body: Type.Object({ ...SeenTicket, decision: Type.Enum(['approve', 'return']), reason: Type.Optional(Text(200)) }),
  ok: StaffTicket,
  errors: [
    'support.unknown',
    'support.changed',
    'support.closed',
    'staff.ownCustomer',
    'support.notReview',
    'staff.reason',
    ...secondPersonErrors,
  ],
  summary:
    'Approves the outcome of a complaint, which tells the customer and closes it, or sends it back. Never by its author, nor by who has answered the complaint.',
});
