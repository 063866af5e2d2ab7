import { endSessions as call } from '@portal/contract/staff';
import { audit } from '../../core/audit/audit';
import { handle } from '../../http/handler';
import { numberId } from '../../database/number-id';
import { endStaffSessions } from '../session/session.store';
import { readMembers } from './member.store';

export const endSessions = handle(call, async ({ params, gateway, staff, request, fail }) =>
  gateway.db.transaction(async (tx) => {
    const id = numberId(params.id);
    const [member] = id === null ? [] : await readMembers(tx, gateway.env, id);
    if (!member || id === null) throw fail('staff.member');
    const ended = await endStaffSessions(tx, id);
    await audit(tx, {
      actor: staff.actor,
      act: 'staff.endSessions',
      subject: `member:${id}`,
      after: { ended },
      requestId: request.id,
      address: request.address,
    });
    return { ended };
  }),
);
