import { Type } from 'typebox';
import { defineCall, Id, Page, PageQuery, Time } from '../kernel';

export const auditLog = defineCall({
  id: 'staff.auditLog',
  method: 'GET',
  path: '/ops/audit',
  access: 'staff',
  permission: ['audit.read'],
  query: Type.Object({
    subject: Type.String({ minLength: 3, maxLength: 80, description: 'as `payout:W260101ABCDEFGH` or `identity:7`' }),
    ...PageQuery,
  }),
  ok: Page(
    Type.Object({
      id: Id,
      at: Time,
      actor: Type.String(),
      act: Type.String(),
      before: Type.String({ description: 'JSON' }),
      after: Type.String({ description: 'JSON' }),
      address: Type.Optional(Type.String()),
    }),
  ),
  errors: [],
  summary: 'Who did what to one thing, newest first.',
});
