import { calendarNext as call } from '@portal/contract/content';
import { DateTime } from 'luxon';
import { handle } from '../http/handler';
import { calendarOf } from './calendar/calendar-of';
import { withFigures } from './calendar/with-figures';

/** No three weeks pass without a release of any importance. */
const DAYS = 21;

export const calendarNext = handle(
  call,
  async ({ query: { importance = 1, limit = 5 }, gateway: { brand, ports } }) => {
    const now = DateTime.utc();
    const calendar = calendarOf(brand.id);
    const coming = calendar.between(now, now.plus({ days: DAYS })).filter((event) => event.importance >= importance);
    const list = withFigures(coming.slice(0, limit), calendar, { figures: ports.calendarFigures, now: now.toMillis() });
    return { now: now.toISO(), list };
  },
);
