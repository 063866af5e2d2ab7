import { proposeCaseOutcome as call } from '@portal/contract/staff';
import { handle } from '../../http/handler';
import { actOnCase } from './act-on-case';
import { proposeOutcome } from './case.store';

export const proposeCaseOutcome = handle(call, (ctx) =>
  actOnCase(ctx, 'propose', async (tx, { id, status }) => {
    const { outcome, text } = ctx.body;
    if (status !== 'open') throw ctx.fail('staff.state');
    await proposeOutcome(tx, id, outcome, text, ctx.staff.actor);
    return { outcome };
  }),
);
