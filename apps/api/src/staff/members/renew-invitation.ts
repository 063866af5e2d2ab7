import { renewInvitation as call } from '@portal/contract/staff';
import { audit } from '../../core/audit/audit';
import { handle } from '../../http/handler';
import { numberId } from '../../database/number-id';
import { endStaffSessions } from '../session/session.store';
import { addTicket, removeTickets } from '../session/ticket.store';
import { invitationLink } from './invitation-link';
import { readMembers } from './member.store';

/** The member's password and second factor stay valid until the new ones are set. */
export const renewInvitation = handle(call, async ({ params, gateway, staff, request, fail }) =>
  gateway.db.transaction(async (tx) => {
    const id = numberId(params.id);
    const [member] = id === null ? [] : await readMembers(tx, id);
    if (!member || id === null) throw fail('staff.member');
    await endStaffSessions(tx, id);
    await removeTickets(tx, id, ['invitation', 'enrol', 'factor']);
    await audit(tx, {
      actor: staff.actor,
      act: 'staff.renewInvitation',
      subject: `member:${id}`,
      requestId: request.id,
      address: request.address,
    });
    return { link: invitationLink(gateway, await addTicket(tx, id, 'invitation')) };
  }),
);
