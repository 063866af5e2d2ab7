import { Type } from 'typebox';
import { defineCall, Id } from '../kernel';

export const messageRead = defineCall({
  id: 'message.messageRead',
  method: 'POST',
  path: '/v2/message/read',
  access: 'customer',
  body: Type.Object({ id: Type.Optional(Id) }),
  ok: Type.Object({ unreadMessages: Type.Integer() }),
  errors: [],
  summary: 'Marks one message, or all of them, as read.',
});
