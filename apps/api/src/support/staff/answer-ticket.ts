import { answerTicket as call } from '@portal/contract/staff';
import { handle } from '../../http/handler';
import { addMessage, touchTicket } from '../ticket.store';
import { actOnTicket, tellOwner } from './act-on-ticket';

export const answerTicket = handle(call, (ctx) =>
  actOnTicket(ctx, 'answer', async (tx, ticket) => {
    const { text, waits } = ctx.body;
    const { no } = ctx.params;
    if (ticket.status === 'review') throw ctx.fail('support.review');
    await addMessage(tx, ticket.id, ctx.staff.actor, text);
    const status = waits ? 'waiting' : 'answered';
    await touchTicket(tx, ticket.id, { status });
    await tellOwner(tx, ticket, no, { kind: 'ticket.answered', params: { no, kind: ticket.kind, waits } });
    return { status };
  }),
);
