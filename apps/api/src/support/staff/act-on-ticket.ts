import type { StaffTicket } from '@portal/contract/staff';
import { audit } from '../../core/audit/audit';
import { Failure } from '../../core/errors/fail';
import { leaveMessage } from '../../core/messages/message';
import type { MessageFacts } from '../../core/messages/message-params';
import { actAs } from '../../core/money-acts/money-act.store';
import type { Db } from '../../database/database';
import type { Gateway } from '../../core/gateway/gateway';
import type { StaffMember } from '../../http/staff-session';
import { ticketHref } from '../terms';
import { ticketId } from '../ticket-no';
import { lockForStaff } from '../../core/customers/lock-for-staff.store';
import { lockTicket, type LockedTicket } from '../ticket.store';
import { staffTicket } from './staff-ticket.store';

interface Asked {
  params: { no: string };
  body: { version: number; reason?: string | undefined };
  gateway: Gateway;
  staff: StaffMember;
  request: { id: string; address: string };
}

/** What an act does under the lock of the ticket; it returns what the audit log gets. */
type Apply = (tx: Db, ticket: LockedTicket) => Promise<Record<string, unknown>>;

/**
 * An act of staff on an open ticket, in one transaction. Of two acts at once the second has not seen the first: it is refused. Throws
 * support.unknown, staff.ownCustomer, support.closed, support.changed, and what `apply` throws.
 * @param act what the audit log calls it, without `ticket.`
 */
export async function actOnTicket(
  { params: { no }, body: { version, reason }, gateway: { db }, staff, request }: Asked,
  act: string,
  apply: Apply,
): Promise<StaffTicket> {
  const id = ticketId(no);
  await db.transaction(async (tx) => {
    await actAs(tx, staff.actor, reason);
    const ticket = await lockTicket(tx, id);
    if (!ticket) throw new Failure('support.unknown');
    if (ticket.customer_id !== null) await lockForStaff(tx, ticket.customer_id, staff.customerId);
    if (ticket.status === 'closed') throw new Failure('support.closed');
    if (ticket.version !== version) throw new Failure('support.changed');
    const after = await apply(tx, ticket);
    await audit(tx, {
      actor: staff.actor,
      act: `ticket.${act}`,
      subject: `ticket:${no}`,
      before: { status: ticket.status },
      after: { ...after, reason },
      requestId: request.id,
      address: request.address,
    });
  });
  return staffTicket(db, id);
}

/** Tells the customer of a ticket; a visitor is called. */
export async function tellOwner(tx: Db, { customer_id }: LockedTicket, no: string, facts: MessageFacts): Promise<void> {
  if (customer_id !== null) await leaveMessage(tx, { customerId: customer_id, href: ticketHref(no), ...facts });
}
