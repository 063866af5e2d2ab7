import { calendarIcs as call } from '@portal/contract/content';
import { handle } from '../http/handler';
import { beijingDay } from './calendar/beijing-day';
import { calendarOf } from './calendar/calendar-of';
import { toIcs } from './calendar/to-ics';

export const calendarIcs = handle(call, async ({ query, gateway: { brand, env } }) => {
  const { time = beijingDay(Date.now()), days = 90, region = '', importance = 1 } = query;
  const requested = new Set(region.split(',').filter((each) => each !== ''));
  const events = calendarOf(brand.id)
    .days(time, days)
    .filter((event) => event.importance >= importance && (requested.size === 0 || requested.has(event.region)));
  const text = await toIcs(events, {
    brand,
    page: `${brand.origins.site.replace('{port}', String(env.PORT))}/financial-calendar`,
  });
  return { type: 'text/calendar; charset=utf-8', bytes: Buffer.from(text), fileName: 'calendar.ics' };
});
