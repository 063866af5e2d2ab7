import { Type } from 'typebox';
import { defineCall, Page, PageQuery } from '../kernel';
import { Message, Topic } from './message';

export const messageList = defineCall({
  id: 'message.messageList',
  method: 'POST',
  path: '/v2/message/list',
  access: 'customer',
  body: Type.Object({
    ...PageQuery,
    topic: Type.Optional(Topic),
    unread: Type.Optional(Type.Boolean({ description: 'true: only what has not been read' })),
  }),
  ok: Page(Message),
  errors: [],
  summary: 'What happened to the proposals of the customer, unread first.',
});
