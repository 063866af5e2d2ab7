import { decideCase as call } from '@portal/contract/staff';
import { handle } from '../../http/handler';
import { requireSecond } from './require-second.store';
import { actOnCase } from './act-on-case';
import { endCase, returnCase } from './case.store';

/** Never by who has proposed the outcome. */
export const decideCase = handle(call, ({ body, ...ctx }) => {
  const approves = body.decision === 'approve';
  return actOnCase(
    { ...ctx, body },
    approves ? 'approve' : 'return',
    async (tx, { id, status, outcome, proposed_by }) => {
      if (status !== 'review' || proposed_by === null) throw ctx.fail('staff.state');
      await requireSecond(tx, proposed_by, ctx.staff.actor);
      if (approves) await endCase(tx, id, ctx.staff.actor);
      else if (body.reason === undefined) throw ctx.fail('staff.reason', { fields: ['reason'] });
      else await returnCase(tx, id);
      return { outcome, author: proposed_by };
    },
  );
});
