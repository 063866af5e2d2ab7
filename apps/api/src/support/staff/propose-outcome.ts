import { proposeOutcome as call } from '@portal/contract/staff';
import { handle } from '../../http/handler';
import { proposeOutcome as propose, touchTicket } from '../ticket.store';
import { actOnTicket, tellOwner } from './act-on-ticket';

export const proposeOutcome = handle(call, (ctx) =>
  actOnTicket(ctx, 'outcome', async (tx, ticket) => {
    const { outcome, text } = ctx.body;
    const { no } = ctx.params;
    if (ticket.kind !== 'complaint') throw ctx.fail('support.notComplaint');
    if (ticket.status === 'review') throw ctx.fail('support.review');
    await propose(tx, ticket.id, outcome, text, ctx.staff.actor);
    await touchTicket(tx, ticket.id, { status: 'review' });
    await tellOwner(tx, ticket, no, { kind: 'ticket.review', params: { no } });
    return { outcome };
  }),
);
