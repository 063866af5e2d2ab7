import { Type } from 'typebox';
import { defineCall, Time } from '../kernel';
import { CalendarEvent } from './calendar-event';

export const calendarNext = defineCall({
  id: 'content.calendarNext',
  method: 'GET',
  path: '/news/calendar/next',
  access: 'public',
  query: Type.Object({
    importance: Type.Optional(Type.Integer({ minimum: 1, maximum: 3, default: 1, description: 'at least' })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 20, default: 5 })),
  }),
  ok: Type.Object({ now: Time, list: Type.Array(CalendarEvent) }),
  errors: [],
  summary: 'What is released next, and the gateway’s clock.',
});
