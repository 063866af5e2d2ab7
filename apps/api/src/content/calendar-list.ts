import { calendarList as call } from '@portal/contract/content';
import { handle } from '../kernel/handler';
import { calendarOf } from './calendar/calendar-of';

export const calendarList = handle(call, async ({ query: { time, days = 1 }, gateway: { brand } }) => [
  ...calendarOf(brand.id).days(time, days),
]);
