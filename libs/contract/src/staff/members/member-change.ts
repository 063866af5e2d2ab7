import { Type, type Static } from 'typebox';
import { Id, Time } from '../../kernel';

/** What changes. Of a role its permissions; of a member roles, own customer account and whether the member may sign in. */
const ChangedValues = Type.Object({
  roles: Type.Optional(Type.Array(Type.String())),
  customerNumber: Type.Optional(Type.String({ description: 'empty: none' })),
  active: Type.Optional(Type.Boolean()),
  permissions: Type.Optional(Type.Array(Type.String())),
});

/** invite: a new member. renew: a new invitation. change: roles, own customer account, return of a member. role: a role. */
export const MemberChangeKind = Type.Enum(['invite', 'renew', 'change', 'role']);

/** 1 waits for the second person, 2 done, 3 refused or withdrawn. */
export const MemberChangeStatus = Type.Enum([1, 2, 3], { type: 'integer' });

/** A change of staff that one member proposes and another approves. */
export const MemberChange = Type.Object({
  id: Id,
  kind: MemberChangeKind,
  memberId: Type.Optional(Type.String({ description: 'absent for a role and for an invitation that waits' })),
  name: Type.Optional(Type.String({ description: 'of the member' })),
  email: Type.Optional(Type.String()),
  role: Type.Optional(Type.String()),
  before: ChangedValues,
  after: ChangedValues,
  status: MemberChangeStatus,
  proposedBy: Type.String(),
  proposedAt: Time,
  decidedBy: Type.Optional(Type.String()),
  decidedAt: Type.Optional(Time),
  refusal: Type.Optional(Type.String()),
  blocked: Type.Optional(
    Type.Enum(['STAFF_PERMISSION', 'staff.secondPerson', 'staff.ownRoles'], {
      description: 'of a change that waits: the code with which an approval by the reader is refused',
    }),
  ),
});
export type MemberChange = Static<typeof MemberChange>;
