import { Type } from 'typebox';
import { defineCall, Text } from '../kernel';
import { NewTicket, Ticket, TicketFiles } from './ticket';

export const open = defineCall({
  id: 'support.open',
  method: 'POST',
  path: '/v2/support/open',
  access: 'customer',
  body: Type.Object({
    ...NewTicket,
    ref: Type.Optional(Text(40, 'number of a deposit, withdrawal or transfer, or a position, of the customer')),
    fileIds: TicketFiles,
  }),
  ok: Ticket,
  errors: ['support.tooMany', 'support.ref', 'support.file'],
  summary: 'Opens a question or a complaint.',
});
