import { Type } from 'typebox';
import { defineCall, Text } from '../../kernel';
import { RoleName } from './member';
import { MemberChange } from './member-change';

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
  ok: MemberChange,
  errors: ['staff.emailTaken', 'staff.role', 'staff.changeWaits'],
  summary:
    'Proposes a new member. Once another member has approved it, the link to set password and second factor goes to the mailbox.',
});
