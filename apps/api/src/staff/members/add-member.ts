import { audit } from '../../core/audit/audit';
import { addDefaultRoles } from '../../core/staff/add-default-roles';
import type { Database } from '../../database/database';
import { addTicket } from '../session/ticket.store';
import { insertMember, rolesExist } from './member.store';

/**
 * Adds a member from the command line of the server. The first member is created in this way.
 * @returns the token of the invitation; undefined if the e-mail address is taken or the role is unknown
 */
export const addMember = (
  db: Database,
  member: { email: string; name: string; role: string },
): Promise<string | undefined> =>
  db.transaction(async (tx) => {
    await addDefaultRoles(tx);
    const roles = [member.role];
    const added = (await rolesExist(tx, roles)) ? await insertMember(tx, { ...member, roles }) : undefined;
    if (!added) return undefined;
    await audit(tx, {
      actor: 'command-line',
      act: 'staff.invite',
      subject: `member:${added.id}`,
      after: { email: member.email.toLowerCase(), name: member.name, roles },
    });
    return addTicket(tx, added.id, 'invitation');
  });
