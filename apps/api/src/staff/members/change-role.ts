import { changeRole as call } from '@portal/contract/staff';
import { audit } from '../../core/audit/audit';
import { handle } from '../../http/handler';
import { hasManager, lockStaff } from './member.store';

/** Nobody can give themselves a right: a role is changed by a member who does not have it. */
export const changeRole = handle(call, async ({ params, body, gateway, staff, request, fail }) =>
  gateway.db.transaction(async (tx) => {
    await lockStaff(tx);
    if (staff.roles.includes(params.name)) throw fail('staff.ownRoles');
    const before = await tx.maybe<{ permissions: string[] }>(
      'staff.roleBefore',
      'select permissions from staff.role where name = $1',
      [params.name],
    );
    await tx.rows(
      'staff.changeRole',
      `insert into staff.role (name, permissions) values ($1, $2)
       on conflict (name) do update set permissions = excluded.permissions`,
      [params.name, body.permissions],
    );
    if (!(await hasManager(tx))) throw fail('staff.lastAdministrator');
    await audit(tx, {
      actor: staff.actor,
      act: 'staff.changeRole',
      subject: `role:${params.name}`,
      before: before?.permissions,
      after: body.permissions,
      requestId: request.id,
      address: request.address,
    });
    return { name: params.name, permissions: body.permissions };
  }),
);
