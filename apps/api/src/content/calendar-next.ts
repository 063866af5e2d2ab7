import { calendarNext as call } from '@portal/contract/content';
import { DateTime } from 'luxon';
import { handle } from '../http/handler';
import { calendarOf } from './calendar/calendar-of';

/** No three weeks pass without a release of any importance. */
const DAYS = 21;

export const calendarNext = handle(call, async ({ query: { importance = 1, limit = 5 }, gateway: { brand } }) => {
  const now = DateTime.utc();
  const coming = calendarOf(brand.id)
    .between(now, now.plus({ days: DAYS }))
    .filter((event) => event.importance >= importance);
  return { now: now.toISO(), list: coming.slice(0, limit) };
});
