import { Type } from 'typebox';
import { defineCall, Id, Text } from '../../kernel';
import { MemberChange } from './member-change';

export const decideMemberChange = defineCall({
  id: 'staff.decideMemberChange',
  method: 'POST',
  path: '/ops/member-changes/:id',
  access: 'staff',
  permission: ['staff.approve', 'staff.manage'],
  stepUp: true,
  params: Type.Object({ id: Id }),
  body: Type.Object({ decision: Type.Enum(['approve', 'refuse']), reason: Type.Optional(Text(200)) }),
  ok: MemberChange,
  errors: [
    'staff.unknown',
    'staff.state',
    'staff.reason',
    'staff.secondPerson',
    'staff.ownRoles',
    'staff.emailTaken',
    'staff.role',
    'staff.customer',
    'staff.lastAdministrator',
  ],
  summary:
    'Carries out a change that another member has proposed (staff.approve), or refuses it; who proposed it can withdraw it.',
});
