import { Type } from 'typebox';
import { defineCall } from '../../kernel';
import { RoleName } from './member';

export const roles = defineCall({
  id: 'staff.roles',
  method: 'GET',
  path: '/ops/roles',
  access: 'staff',
  permission: ['staff.manage', 'staff.approve', 'audit.read'],
  ok: Type.Array(Type.Object({ name: RoleName, permissions: Type.Array(Type.String()), members: Type.Integer() })),
  errors: [],
  summary: 'The roles with their permissions.',
});
