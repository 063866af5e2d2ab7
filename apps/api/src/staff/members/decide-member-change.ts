import { decideMemberChange as call } from '@portal/contract/staff';
import { numberId } from '../../database/number-id';
import { handle } from '../../http/handler';
import { requirePermission } from '../../http/staff-session';
import { decideChange } from './decide-change';
import { changeOf, lockChange } from './member-change.store';
import { whyNotApprover } from './why-not-approver';

/** Who has proposed a change may withdraw it; nobody else needs less than the right to approve. */
export const decideMemberChange = handle(call, async ({ params, body, gateway, staff, request, fail }) =>
  gateway.db.transaction(async (tx) => {
    const row = await lockChange(tx, numberId(params.id));
    if (!row) throw fail('staff.unknown');
    const withdraws = body.decision === 'refuse' && row.proposer_id === staff.memberId;
    if (!withdraws) requirePermission(staff, ['staff.approve']);
    if (row.status !== 1) throw fail('staff.state');
    const reason = body.reason?.trim() ?? '';
    if (body.decision === 'refuse' && reason === '') throw fail('staff.reason', { fields: ['reason'] });
    const blocked = withdraws ? undefined : whyNotApprover(row, staff);
    if (blocked && blocked !== 'STAFF_PERMISSION') throw fail(blocked);
    const refusal = body.decision === 'refuse' ? reason : undefined;
    return changeOf(await decideChange(tx, row, staff, { refusal, request }));
  }),
);
