import { Type } from 'typebox';
import { defineCall, Time } from '../../kernel';

export const passkeys = defineCall({
  id: 'staff.passkeys',
  method: 'GET',
  path: '/ops/passkeys',
  access: 'staff',
  permission: [],
  ok: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), createdAt: Time, usedAt: Type.Optional(Time) })),
  errors: [],
  summary: 'The member’s own passkeys.',
});
