import { Type } from 'typebox';
import { defineCall, Id } from '../../kernel';

export const endSessions = defineCall({
  id: 'staff.endSessions',
  method: 'POST',
  path: '/ops/members/:id/sessions/end',
  access: 'staff',
  permission: ['staff.manage'],
  params: Type.Object({ id: Id }),
  ok: Type.Object({ ended: Type.Integer() }),
  errors: ['staff.member'],
  summary: 'Signs a member out everywhere.',
});
