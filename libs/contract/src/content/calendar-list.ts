import { Type } from 'typebox';
import { Day, defineCall } from '../kernel';
import { CalendarEvent } from './calendar-event';

export const calendarList = defineCall({
  id: 'content.calendarList',
  method: 'GET',
  path: '/news/calendar/list',
  access: 'public',
  query: Type.Object({
    time: Day,
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: 31, default: 1 })),
  }),
  ok: Type.Array(CalendarEvent),
  errors: [],
  summary: 'The releases of a day of Beijing and the days after it, in order of time.',
});
