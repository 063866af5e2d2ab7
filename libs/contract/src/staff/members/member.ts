import { Type, type Static } from 'typebox';
import { Id, Time } from '../../kernel';

/** A staff member. */
export const Member = Type.Object({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  roles: Type.Array(Type.String()),
  state: Type.Enum(['invited', 'active', 'inactive']),
  customerNumber: Type.Optional(Type.String({ description: 'the member’s own customer account' })),
  passkeys: Type.Integer(),
  sessions: Type.Integer({ description: 'open sessions' }),
  lastSignInAt: Type.Optional(Time),
});
export type Member = Static<typeof Member>;

/** The name of a role. */
export const RoleName = Type.String({ pattern: '^[a-z][a-z-]{1,29}$' });
