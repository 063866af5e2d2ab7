import { Type } from 'typebox';
import { defineCall } from '../kernel';
import { CalendarEvent } from './calendar-event';

export const calendarList = defineCall({
  id: 'content.calendarList',
  method: 'GET',
  path: '/news/calendar/list',
  access: 'public',
  query: Type.Object({
    time: Type.Optional(
      Type.String({ format: 'date', description: 'a day of Beijing; without it Monday of this week' }),
    ),
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: 31, default: 1 })),
  }),
  ok: Type.Array(CalendarEvent),
  errors: [],
  summary: 'The releases of a day of Beijing and the days after it, in order of time.',
});
