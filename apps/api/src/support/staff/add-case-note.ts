import { addCaseNote as call } from '@portal/contract/staff';
import { handle } from '../../http/handler';
import { ownsRef } from '../customer.store';
import { actOnCase } from './act-on-case';
import { addCaseNote as addNote } from './case.store';

export const addCaseNote = handle(call, (ctx) =>
  actOnCase(ctx, 'note', async (tx, { id, customer_id: customerId }) => {
    const { text, ref } = ctx.body;
    if (ref && !(await ownsRef(tx, customerId, ref))) throw ctx.fail('staff.caseRef', { fields: ['ref'] });
    await addNote(tx, id, ctx.staff.actor, text, ref || undefined);
    return { ref: ref || undefined };
  }),
);
