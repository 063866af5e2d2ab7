import { Type } from 'typebox';
import { defineCall, Id, Line, Page, PageQuery, Time } from '../../kernel';

export const signIns = defineCall({
  id: 'staff.signIns',
  method: 'GET',
  path: '/ops/sign-ins',
  access: 'staff',
  permission: ['staff.manage', 'staff.approve', 'audit.read'],
  query: Type.Object({ email: Type.Optional(Line(100)), ...PageQuery }),
  ok: Page(
    Type.Object({
      id: Id,
      email: Type.String(),
      at: Time,
      device: Type.String(),
      address: Type.String(),
      result: Type.Enum(['signed-in', 'password', 'factor', 'locked', 'inactive']),
    }),
  ),
  errors: [],
  summary: 'Sign-ins and refused attempts, newest first.',
});
