import { Type } from 'typebox';
import { defineCall, Id } from '../../kernel';

export const renewInvitation = defineCall({
  id: 'staff.renewInvitation',
  method: 'POST',
  path: '/ops/members/:id/invitation',
  access: 'staff',
  permission: ['staff.manage'],
  stepUp: true,
  params: Type.Object({ id: Id }),
  ok: Type.Object({ link: Type.String({ description: 'works once, for 72 hours' }) }),
  errors: ['staff.member'],
  summary: 'A new link for a member who has lost the password or the second factor. Ends the member’s sessions.',
});
