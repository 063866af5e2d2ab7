import { calendarList as call } from '@portal/contract/content';
import { handle } from '../http/handler';
import { thisMonday } from './calendar/this-monday';
import { calendarOf } from './calendar/calendar-of';
import { withFigures } from './calendar/with-figures';

export const calendarList = handle(
  call,
  async ({ query: { time = thisMonday(), days = 1 }, gateway: { brand, ports } }) => {
    const calendar = calendarOf(brand.id);
    return withFigures(calendar.days(time, days), calendar, { figures: ports.calendarFigures, now: Date.now() });
  },
);
