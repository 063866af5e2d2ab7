import { Type } from 'typebox';
import { defineCall, Text } from '../../kernel';
import { Ticket } from './ticket';

export const checkPassword = defineCall({
  id: 'staff.checkPassword',
  method: 'POST',
  path: '/ops/session/password',
  access: 'staff',
  body: Type.Object({
    email: Type.String({ format: 'email', maxLength: 100 }),
    password: Text(128),
  }),
  ok: Type.Object({ ticket: Ticket, passkey: Type.Boolean({ description: 'whether the member has a passkey' }) }),
  errors: ['staff.credentials', 'staff.wait'],
  summary: 'First step of a sign-in: the password. The ticket is for the second step.',
});
