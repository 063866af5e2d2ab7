import { calendarList as call } from '@portal/contract/content';
import { handle } from '../http/handler';
import { thisMonday } from './calendar/this-monday';
import { calendarOf } from './calendar/calendar-of';

export const calendarList = handle(call, async ({ query: { time = thisMonday(), days = 1 }, gateway: { brand } }) => [
  ...calendarOf(brand.id).days(time, days),
]);
