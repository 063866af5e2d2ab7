import { Type, type Static } from 'typebox';
import { Time } from '../../kernel';

/** The signed-in staff member. */
export const StaffMe = Type.Object({
  name: Type.String(),
  email: Type.String(),
  roles: Type.Array(Type.String()),
  permissions: Type.Array(Type.String()),
  /** Until then acts that need the second factor again are accepted. */
  steppedUpUntil: Time,
  idleMinutes: Type.Integer(),
  passkeys: Type.Integer({ description: 'number of registered passkeys' }),
  recoveryCodesLeft: Type.Integer(),
});
export type StaffMe = Static<typeof StaffMe>;
