import { changeRole as call } from '@portal/contract/staff';
import { handle } from '../../http/handler';
import { proposeChange } from './propose-change';

/** Nobody can give themselves a right: a role is changed by two members who do not have it. */
export const changeRole = handle(call, async ({ params, body, gateway, staff, request, fail }) =>
  gateway.db.transaction(async (tx) => {
    if (staff.roles.includes(params.name)) throw fail('staff.ownRoles');
    const before = await tx.maybe('staff.roleBefore', 'select permissions from staff.role where name = $1', [
      params.name,
    ]);
    return proposeChange(tx, staff, request, {
      kind: 'role',
      subject: `role:${params.name}`,
      role: params.name,
      before: before ?? {},
      after: { permissions: body.permissions },
    });
  }),
);
