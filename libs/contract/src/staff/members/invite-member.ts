import { Type } from 'typebox';
import { defineCall, Text } from '../../kernel';
import { Member, RoleName } from './member';

export const inviteMember = defineCall({
  id: 'staff.inviteMember',
  method: 'POST',
  path: '/ops/members',
  access: 'staff',
  permission: ['staff.manage'],
  stepUp: true,
  body: Type.Object({
    email: Type.String({ format: 'email', maxLength: 100 }),
    name: Text(40),
    roles: Type.Array(RoleName, { minItems: 1, maxItems: 10, uniqueItems: true }),
  }),
  ok: Type.Object({ member: Member, link: Type.String({ description: 'works once, for 72 hours' }) }),
  errors: ['staff.emailTaken', 'staff.role'],
  summary: 'Adds a member and makes the link with which the member sets password and second factor.',
});
