import { Type } from 'typebox';
import { defineCall, Text } from '../kernel';

export const notMe = defineCall({
  id: 'customer.notMe',
  method: 'POST',
  path: '/v2/user/notMe',
  access: 'public',
  body: Type.Object({ ticket: Text(64) }),
  ok: Type.Object({ frozen: Type.Literal(true) }),
  errors: ['customer.notMeTicket'],
  summary:
    'Freezes sign-in and money of a customer who says that the act of a message was not theirs. The ticket is in the message: one use, a week.',
});
