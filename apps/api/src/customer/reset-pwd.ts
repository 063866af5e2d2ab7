import { resetPwd as call } from '@portal/contract/customer';
import { audit } from '../core/audit/audit';
import { sha256 } from '../crypto/crypto';
import { handle } from '../http/handler';
import { leaveMessage } from '../core/messages/message';
import { hashPassword } from '../crypto/password-hash';
import { endSessions, setPassword } from './customer.store';

export const resetPwd = handle(call, async ({ body, gateway: { db }, request, fail }) => {
  const ticketHash = sha256(body.ticket);
  // Before the costly hash, which a stranger without a ticket must not be able to ask for.
  const known = await db.maybe(
    'reset_ticket.known',
    'select 1 as yes from customer.reset_ticket where ticket_hash = $1',
    [ticketHash],
  );
  if (!known) throw fail('customer.ticket');
  const passwordHash = await hashPassword(body.password);
  await db.transaction(async (tx) => {
    const ticket = await tx.maybe(
      'reset_ticket.use',
      'delete from customer.reset_ticket where ticket_hash = $1 returning customer_id, expires_at > now() as live',
      [ticketHash],
    );
    if (!ticket?.live) throw fail('customer.ticket');
    const id = ticket.customer_id;
    await setPassword(tx, id, passwordHash);
    await endSessions(tx, id);
    await leaveMessage(tx, { customerId: id, kind: 'customer.password', params: { event: 'reset' } });
    await audit(tx, { actor: `customer:${id}`, act: 'resetPwd', subject: `customer:${id}`, requestId: request.id });
  });
  return null;
});
