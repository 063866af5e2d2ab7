import type { Ticket, TicketMessage } from '@portal/contract/support';
import type { Db } from '../database/database';
import type { Rows } from '../database/rows';
import { ticketNo } from './ticket-no';
import { messagesOf } from './ticket.store';

/** A message without its author: the customer does not learn who of staff wrote. */
export const toMessage = ({ author, text, file_ids, at }: Rows['support.messages']): TicketMessage => ({
  from: author.startsWith('staff:') ? 'staff' : 'customer',
  text,
  files: file_ids,
  at: at.toISOString(),
});

/** Rows as their owner reads them, with their messages. */
export async function toTickets(db: Db, rows: readonly Rows['support.page'][]): Promise<Ticket[]> {
  const written = await messagesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, kind, subject, ref, status, outcome, due_at, created_at, updated_at }) => ({
    no: ticketNo(id),
    kind,
    subject,
    state: status,
    ref: ref ?? undefined,
    outcome: (status === 'closed' && outcome) || undefined,
    dueAt: due_at.toISOString(),
    createdAt: created_at.toISOString(),
    updatedAt: updated_at.toISOString(),
    messages: written.filter(({ ticket_id }) => ticket_id === id).map(toMessage),
  }));
}
