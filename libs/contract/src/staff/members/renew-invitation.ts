import { Type } from 'typebox';
import { defineCall, Id } from '../../kernel';
import { MemberChange } from './member-change';

export const renewInvitation = defineCall({
  id: 'staff.renewInvitation',
  method: 'POST',
  path: '/ops/members/:id/invitation',
  access: 'staff',
  permission: ['staff.manage'],
  stepUp: true,
  params: Type.Object({ id: Id }),
  ok: MemberChange,
  errors: ['staff.member', 'staff.ownRoles', 'staff.changeWaits'],
  summary:
    'Proposes a new link for a member who has lost the password or the second factor. Its approval ends the member’s sessions.',
});
