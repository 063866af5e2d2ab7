import { Type } from 'typebox';
import { defineCall, Id, TicketMessage, TicketOutcome, Time } from '../../kernel';
import { StaffTicket, TicketNo } from './staff-ticket';

export const ticketDetail = defineCall({
  id: 'staff.ticketDetail',
  method: 'GET',
  path: '/ops/tickets/:no',
  access: 'staff',
  permission: ['customer.read'],
  params: TicketNo,
  ok: Type.Object({
    ticket: StaffTicket,
    messages: Type.Array(
      Type.Object({ ...TicketMessage.properties, by: Type.Optional(Type.String({ description: 'of staff' })) }),
    ),
    steps: Type.Array(
      Type.Object({ state: Type.String(), actor: Type.String(), reason: Type.Optional(Type.String()), at: Time }),
    ),
    proposal: Type.Optional(Type.Object({ outcome: TicketOutcome, text: Type.String(), by: Type.String(), at: Time })),
    assignees: Type.Array(Type.Object({ id: Id, name: Type.String() }), { description: 'who may work on it' }),
  }),
  errors: ['support.unknown'],
  summary: 'One ticket with all that was written; every read is recorded in the audit log.',
});
