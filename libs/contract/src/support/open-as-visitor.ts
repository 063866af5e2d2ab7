import { Type } from 'typebox';
import { defineCall, Line, Ruled } from '../kernel';
import { NewTicket } from './ticket';

export const openAsVisitor = defineCall({
  id: 'support.openAsVisitor',
  method: 'POST',
  path: '/v2/support/openAsVisitor',
  access: 'public',
  body: Type.Object({
    mobilePhone: Ruled('mobile'),
    validate: Ruled('image-captcha'),
    random: Line(64),
    ...NewTicket,
  }),
  ok: Type.Object({ no: Type.String() }),
  errors: ['customer.captcha', 'support.daily'],
  summary:
    'Opens a question or a complaint of somebody who is not signed in. Staff call the phone, which nothing is sent to.',
});
