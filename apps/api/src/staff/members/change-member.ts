import { changeMember as call } from '@portal/contract/staff';
import { audit } from '../../core/audit/audit';
import { handle } from '../../http/handler';
import { numberId } from '../../database/number-id';
import { endStaffSessions } from '../session/session.store';
import { hasManager, lockStaff, readMembers, rolesExist } from './member.store';

export const changeMember = handle(call, async ({ params, body, gateway, staff, request, fail }) =>
  gateway.db.transaction(async (tx) => {
    await lockStaff(tx);
    const id = numberId(params.id);
    const [before] = id === null ? [] : await readMembers(tx, id);
    if (!before || id === null) throw fail('staff.member');
    if (id === staff.memberId && (body.roles || body.active === false)) throw fail('staff.ownRoles');
    if (body.roles && !(await rolesExist(tx, body.roles))) throw fail('staff.role', { fields: ['roles'] });
    const customerId = body.customerNumber ? numberId(body.customerNumber) : null;
    if (body.customerNumber && !(await isCustomer(tx, customerId)))
      throw fail('staff.customer', { fields: ['customerNumber'] });
    await tx.rows(
      'staff.changeMember',
      `update staff.member set name = coalesce($2, name), roles = coalesce($3, roles), active = coalesce($4, active),
         customer_id = case when $5 then $6::bigint else customer_id end
       where id = $1`,
      [id, body.name ?? null, body.roles ?? null, body.active ?? null, body.customerNumber !== undefined, customerId],
    );
    if (!(await hasManager(tx))) throw fail('staff.lastAdministrator');
    if (body.roles || body.active === false) await endStaffSessions(tx, id);
    await audit(tx, {
      actor: staff.actor,
      act: 'staff.changeMember',
      subject: `member:${id}`,
      before: { name: before.name, roles: before.roles, state: before.state, customerNumber: before.customerNumber },
      after: body,
      requestId: request.id,
      address: request.address,
    });
    const [after] = await readMembers(tx, id);
    if (!after) throw fail('staff.member');
    return after;
  }),
);

async function isCustomer(tx: Parameters<typeof lockStaff>[0], id: bigint | null): Promise<boolean> {
  const found = await tx.maybe('staff.isCustomer', 'select 1 as yes from customer.customer where id = $1', [id]);
  return found !== undefined;
}
