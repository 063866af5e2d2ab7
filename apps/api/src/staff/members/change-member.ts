import { changeMember as call } from '@portal/contract/staff';
import { audit } from '../../core/audit/audit';
import { handle } from '../../http/handler';
import { numberId } from '../../database/number-id';
import { endStaffSessions } from '../session/session.store';
import { hasManager, isCustomer, lockStaff, readMembers, rolesExist, updateMember } from './member.store';
import { proposeChange } from './propose-change';
import { waitingPart } from './waiting-part';

/** A name and a deactivation apply at once; what gives rights or decides whose records are whose waits for a second person. */
export const changeMember = handle(call, async ({ params, body, gateway, staff, request, fail }) =>
  gateway.db.transaction(async (tx) => {
    await lockStaff(tx);
    const id = numberId(params.id);
    const [before] = id === null ? [] : await readMembers(tx, gateway.env, id);
    if (!before || id === null) throw fail('staff.member');
    const { name, roles, active, customerNumber } = body;
    if (id === staff.memberId && (roles || active !== undefined || customerNumber !== undefined))
      throw fail('staff.ownRoles');
    if (roles && !(await rolesExist(tx, roles))) throw fail('staff.role', { fields: ['roles'] });
    if (customerNumber && !(await isCustomer(tx, numberId(customerNumber))))
      throw fail('staff.customer', { fields: ['customerNumber'] });
    const leaves = active === false && before.state !== 'inactive';
    const renamed = name !== undefined && name !== before.name;
    if (renamed || leaves) {
      const now = { ...(renamed && { name }), ...(leaves && { active: false }) };
      await updateMember(tx, id, now);
      if (!(await hasManager(tx))) throw fail('staff.lastAdministrator');
      if (leaves) await endStaffSessions(tx, id);
      await audit(tx, {
        actor: staff.actor,
        act: 'staff.changeMember',
        subject: `member:${id}`,
        before: { name: before.name, state: before.state },
        after: now,
        requestId: request.id,
        address: request.address,
      });
    }
    const waits = waitingPart(before, body);
    const change =
      waits &&
      (await proposeChange(tx, staff, request, {
        kind: 'change',
        subject: `member:${id}`,
        member_id: id,
        name: name ?? before.name,
        email: before.email,
        ...waits,
      }));
    const [after] = await readMembers(tx, gateway.env, id);
    if (!after) throw fail('staff.member');
    return { member: after, ...(change && { change }) };
  }),
);
