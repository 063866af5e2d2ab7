import { renewInvitation as call } from '@portal/contract/staff';
import { numberId } from '../../database/number-id';
import { handle } from '../../http/handler';
import { readMembers } from './member.store';
import { proposeChange } from './propose-change';

/** A member with a session needs no renewal of their own: it would hide who held the old sign-in. */
export const renewInvitation = handle(call, async ({ params, gateway, staff, request, fail }) =>
  gateway.db.transaction(async (tx) => {
    const id = numberId(params.id);
    const [member] = id === null ? [] : await readMembers(tx, gateway.env, id);
    if (!member || id === null) throw fail('staff.member');
    if (id === staff.memberId) throw fail('staff.ownRoles');
    return proposeChange(tx, staff, request, {
      kind: 'renew',
      subject: `member:${id}`,
      member_id: id,
      name: member.name,
      email: member.email,
      before: {},
      after: {},
    });
  }),
);
