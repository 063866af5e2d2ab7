import { Type } from 'typebox';
import { defineCall, Line, Page, SortedQuery, TicketKind, TicketState } from '../../kernel';
import { StaffTicket } from './staff-ticket';

export const staffTickets = defineCall({
  id: 'staff.staffTickets',
  method: 'GET',
  path: '/ops/tickets',
  access: 'staff',
  permission: ['customer.read'],
  query: Type.Object({
    state: Type.Optional(TicketState),
    kind: Type.Optional(TicketKind),
    customerNumber: Type.Optional(Line(20)),
    mine: Type.Optional(Type.Boolean({ description: 'only those that the member works on' })),
    late: Type.Optional(Type.Boolean({ description: 'only those whose time is over' })),
    ...SortedQuery(['dueAt', 'updatedAt']),
  }),
  ok: Page(StaffTicket),
  errors: [],
  summary: 'Tickets of customers and visitors, the first due first. `total` counts up to 10,000.',
});
