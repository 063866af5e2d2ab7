import { tickets as call } from '@portal/contract/support';
import { handle } from '../http/handler';
import { ticketsOf } from './customer.store';
import { ticketId } from './ticket-no';
import { toTickets } from './to-tickets';

export const tickets = handle(call, async ({ body: { no, ...page }, customer: { customerId }, gateway: { db } }) => {
  const { rows, ...found } = await ticketsOf(db, customerId, {
    ...page,
    ...(no !== undefined && { id: ticketId(no) }),
  });
  return { ...found, list: await toTickets(db, rows) };
});
