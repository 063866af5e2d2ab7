import { takeTicket as call } from '@portal/contract/staff';
import { handle } from '../../http/handler';
import { assign } from '../ticket.store';
import { actOnTicket } from './act-on-ticket';

export const takeTicket = handle(call, (ctx) =>
  actOnTicket(ctx, 'take', async (tx, { id, assignee_id }) => {
    if (assignee_id !== null) throw ctx.fail('support.taken');
    await assign(tx, id, ctx.staff.memberId);
    return {};
  }),
);
