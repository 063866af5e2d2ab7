import { inviteMember as call } from '@portal/contract/staff';
import { handle } from '../../http/handler';
import { isMember, rolesExist } from './member.store';
import { proposeChange } from './propose-change';

export const inviteMember = handle(call, async ({ body, gateway, staff, request, fail }) =>
  gateway.db.transaction(async (tx) => {
    const email = body.email.toLowerCase();
    if (!(await rolesExist(tx, body.roles))) throw fail('staff.role', { fields: ['roles'] });
    if (await isMember(tx, email)) throw fail('staff.emailTaken', { fields: ['email'] });
    return proposeChange(tx, staff, request, {
      kind: 'invite',
      subject: `invitation:${email}`,
      email,
      name: body.name,
      before: {},
      after: { roles: body.roles },
    });
  }),
);
