import { ticketDetail as call } from '@portal/contract/staff';
import { auditRead } from '../../core/audit/audit-read';
import { handle } from '../../http/handler';
import { ticketId } from '../ticket-no';
import { messagesOf } from '../ticket.store';
import { toMessage } from '../to-tickets';
import { assigneesOf, proposalOf, staffTicket, ticketSteps } from './staff-ticket.store';

/** The read is recorded in the audit log before the ticket is shown. */
export const ticketDetail = handle(call, async ({ params: { no }, gateway: { db }, staff, request, fail }) => {
  const id = ticketId(no);
  if (id === null) throw fail('support.unknown');
  const ticket = await staffTicket(db, id);
  await auditRead(db, {
    actor: staff.actor,
    act: call.id,
    subject: `ticket:${no}`,
    after: { customer: ticket.customerNumber },
    requestId: request.id,
    address: request.address,
  });
  const [messages, steps, proposal, assignees] = await Promise.all([
    messagesOf(db, [id]),
    ticketSteps(db, id),
    ticket.state === 'review' ? proposalOf(db, id) : undefined,
    assigneesOf(db),
  ]);
  return {
    ticket,
    messages: messages.map((row) => ({
      ...toMessage(row),
      ...(row.author.startsWith('staff:') && { by: row.author }),
    })),
    steps: steps.map(({ to_status, actor, reason, at }) => ({
      state: to_status,
      actor,
      reason: reason ?? undefined,
      at: at.toISOString(),
    })),
    proposal: proposal && {
      outcome: proposal.outcome,
      text: proposal.outcome_text,
      by: proposal.proposed_by,
      at: proposal.proposed_at.toISOString(),
    },
    assignees: assignees.map(({ id: member, name }) => ({ id: String(member), name })),
  };
});
