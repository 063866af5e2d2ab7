import type { Ticket } from '@portal/contract/support';
import { Failure } from '../core/errors/fail';
import type { Db } from '../database/database';
import { ticketsOf } from './customer.store';
import { toTickets } from './to-tickets';

/** One ticket of a customer. Throws support.unknown. */
export async function ownTicket(db: Db, customer: bigint, id: bigint): Promise<Ticket> {
  const { rows } = await ticketsOf(db, customer, { id });
  const [ticket] = await toTickets(db, rows);
  if (!ticket) throw new Failure('support.unknown');
  return ticket;
}
