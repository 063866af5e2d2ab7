import { closeTicket as call } from '@portal/contract/staff';
import { handle } from '../../http/handler';
import { touchTicket } from '../ticket.store';
import { actOnTicket, tellOwner } from './act-on-ticket';

export const closeTicket = handle(call, (ctx) =>
  actOnTicket(ctx, 'close', async (tx, ticket) => {
    const { no } = ctx.params;
    if (ticket.kind === 'complaint') throw ctx.fail('support.complaint');
    await touchTicket(tx, ticket.id, { status: 'closed' });
    await tellOwner(tx, ticket, no, { kind: 'ticket.closed', params: { no, kind: ticket.kind } });
    return {};
  }),
);
