import { decideOutcome as call } from '@portal/contract/staff';
import { handle } from '../../http/handler';
import { addMessage, approveOutcome, dropOutcome, messagesOf, touchTicket } from '../ticket.store';
import { actOnTicket, tellOwner } from './act-on-ticket';
import { requireSecond } from './require-second.store';

/** The customer reads the proposed text as an answer of its author. */
export const decideOutcome = handle(call, ({ body, ...ctx }) => {
  const approves = body.decision === 'approve';
  return actOnTicket({ ...ctx, body }, approves ? 'approve' : 'return', async (tx, ticket) => {
    const { id, status, kind, outcome, outcome_text: text, proposed_by: author } = ticket;
    const { no } = ctx.params;
    if (status !== 'review' || outcome === null || text === null || author === null)
      throw ctx.fail('support.notReview');
    await requireSecond(tx, author, ctx.staff.actor);
    if ((await messagesOf(tx, [id])).some((one) => one.author === ctx.staff.actor))
      throw ctx.fail('staff.secondPerson');
    if (!approves) {
      if (body.reason === undefined) throw ctx.fail('staff.reason', { fields: ['reason'] });
      await touchTicket(tx, id, { status: 'open' });
      await dropOutcome(tx, id);
      return { outcome };
    }
    await addMessage(tx, id, author, text);
    await approveOutcome(tx, id, ctx.staff.actor);
    await tellOwner(tx, ticket, no, { kind: 'ticket.closed', params: { no, kind, outcome } });
    return { outcome, author };
  });
});
