import { assignTicket as call } from '@portal/contract/staff';
import { handle } from '../../http/handler';
import { assign } from '../ticket.store';
import { actOnTicket } from './act-on-ticket';
import { assigneesOf } from './staff-ticket.store';

export const assignTicket = handle(call, (ctx) =>
  actOnTicket(ctx, 'assign', async (tx, { id }) => {
    const member = (await assigneesOf(tx)).find((one) => String(one.id) === ctx.body.memberId);
    if (!member) throw ctx.fail('support.member', { fields: ['memberId'] });
    await assign(tx, id, member.id);
    return { member: member.name };
  }),
);
