import { Type } from 'typebox';
import { defineCall, permissions } from '../../kernel';
import { RoleName } from './member';
import { MemberChange } from './member-change';

export const changeRole = defineCall({
  id: 'staff.changeRole',
  method: 'POST',
  path: '/ops/roles/:name',
  access: 'staff',
  permission: ['staff.manage'],
  stepUp: true,
  params: Type.Object({ name: RoleName }),
  body: Type.Object({
    permissions: Type.Array(Type.Enum([...permissions]), { uniqueItems: true, maxItems: permissions.length }),
  }),
  ok: MemberChange,
  errors: ['staff.ownRoles', 'staff.lastAdministrator', 'staff.changeWaits'],
  summary: 'Proposes the permissions of a role, which another member approves; an unknown name makes a new role.',
});
