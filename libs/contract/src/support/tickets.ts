import { Type } from 'typebox';
import { defineCall, Id, Page, PageQuery } from '../kernel';
import { Ticket } from './ticket';

export const tickets = defineCall({
  id: 'support.tickets',
  method: 'POST',
  path: '/v2/support/tickets',
  access: 'customer',
  body: Type.Object({ ...PageQuery, no: Type.Optional(Id) }),
  ok: Page(Ticket),
  errors: [],
  summary: 'The tickets of the customer, the last changed first, with their messages; with `no` that one alone.',
});
