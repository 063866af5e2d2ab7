import { Type } from 'typebox';
import { Day, defineCall, Nothing } from '../kernel';

export const calendarIcs = defineCall({
  id: 'content.calendarIcs',
  method: 'GET',
  path: '/news/calendar.ics',
  access: 'public',
  produces: 'text/calendar',
  query: Type.Object({
    time: Type.Optional(Day),
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: 366, default: 90 })),
    region: Type.Optional(Type.String({ pattern: '^([A-Z]{2,3})(,[A-Z]{2,3}){0,9}$', description: 'comma list' })),
    importance: Type.Optional(Type.Integer({ minimum: 1, maximum: 3, default: 1, description: 'at least' })),
  }),
  ok: Nothing,
  errors: [],
  summary: 'The calendar as iCalendar, from a day of Beijing (today) on, for a phone’s or a computer’s calendar.',
});
