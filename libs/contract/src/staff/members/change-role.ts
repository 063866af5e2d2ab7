import { Type } from 'typebox';
import { defineCall, permissions } from '../../kernel';
import { RoleName } from './member';

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
  ok: Type.Object({ name: RoleName, permissions: Type.Array(Type.String()) }),
  errors: ['staff.ownRoles', 'staff.lastAdministrator'],
  summary: 'Sets the permissions of a role; an unknown name makes a new role.',
});
