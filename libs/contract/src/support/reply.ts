import { Type } from 'typebox';
import { defineCall, Id, Prose } from '../kernel';
import { Ticket, TicketFiles } from './ticket';

export const reply = defineCall({
  id: 'support.reply',
  method: 'POST',
  path: '/v2/support/reply',
  access: 'customer',
  body: Type.Object({ id: Id, text: Prose(2000), fileIds: TicketFiles }),
  ok: Ticket,
  errors: ['support.unknown', 'support.closed', 'support.manyReplies', 'support.file'],
  summary: 'Adds a message of the customer to a ticket; `id` is its number.',
});
