import { Type } from 'typebox';
import { defineCall, Page, PageQuery } from '../kernel';
import { Message } from './message';

export const messageList = defineCall({
  id: 'message.messageList',
  method: 'POST',
  path: '/v2/message/list',
  access: 'customer',
  body: Type.Object(PageQuery),
  ok: Page(Message),
  errors: [],
  summary: 'What happened to the proposals of the customer, unread first.',
});
