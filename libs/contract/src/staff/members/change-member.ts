import { Type } from 'typebox';
import { defineCall, Id, Text } from '../../kernel';
import { Member, RoleName } from './member';
import { MemberChange } from './member-change';

export const changeMember = defineCall({
  id: 'staff.changeMember',
  method: 'POST',
  path: '/ops/members/:id',
  access: 'staff',
  permission: ['staff.manage'],
  stepUp: true,
  params: Type.Object({ id: Id }),
  body: Type.Object({
    name: Type.Optional(Text(40)),
    roles: Type.Optional(Type.Array(RoleName, { minItems: 1, maxItems: 10, uniqueItems: true })),
    active: Type.Optional(Type.Boolean()),
    customerNumber: Type.Optional(Type.String({ pattern: '^\\d{0,15}$', description: 'empty: none' })),
  }),
  ok: Type.Object({ member: Member, change: Type.Optional(MemberChange) }),
  errors: [
    'staff.member',
    'staff.role',
    'staff.ownRoles',
    'staff.lastAdministrator',
    'staff.customer',
    'staff.changeWaits',
  ],
  summary:
    'Renames or deactivates a member at once. Roles, own customer account and the return of a member wait for a second person.',
});
