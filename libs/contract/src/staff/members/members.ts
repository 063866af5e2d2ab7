import { Type } from 'typebox';
import { defineCall } from '../../kernel';
import { Member } from './member';

export const members = defineCall({
  id: 'staff.members',
  method: 'GET',
  path: '/ops/members',
  access: 'staff',
  permission: ['staff.manage', 'staff.approve', 'audit.read'],
  ok: Type.Array(Member),
  errors: [],
  summary: 'All staff members, by name.',
});
