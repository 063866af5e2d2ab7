import { inviteMember as call } from '@portal/contract/staff';
import { audit } from '../../core/audit/audit';
import { handle } from '../../http/handler';
import { addTicket } from '../session/ticket.store';
import { invitationLink } from './invitation-link';
import { insertMember, readMembers, rolesExist } from './member.store';

export const inviteMember = handle(call, async ({ body, gateway, staff, request, fail }) =>
  gateway.db.transaction(async (tx) => {
    if (!(await rolesExist(tx, body.roles))) throw fail('staff.role', { fields: ['roles'] });
    const added = await insertMember(tx, body);
    if (!added) throw fail('staff.emailTaken', { fields: ['email'] });
    await audit(tx, {
      actor: staff.actor,
      act: 'staff.invite',
      subject: `member:${added.id}`,
      after: { email: body.email.toLowerCase(), name: body.name, roles: body.roles },
      requestId: request.id,
      address: request.address,
    });
    const token = await addTicket(tx, added.id, 'invitation');
    const [member] = await readMembers(tx, added.id);
    if (!member) throw new Error('the new member is not there');
    return { member, link: invitationLink(gateway, token) };
  }),
);
