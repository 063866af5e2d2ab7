import type { CalendarEvent } from '@portal/contract/content';
import { DateTime } from 'luxon';
import { calendarFolder } from '../../core/holidays/calendar-folder';
import { makeCalendar, type Calendar } from './calendar';
import { loadRules } from './load-rules';

export interface BrandCalendar extends Calendar {
  /** What is released on some days of Beijing from `day` (`YYYY-MM-DD`) on. */
  days(day: string, count: number): readonly CalendarEvent[];
}

/** Size of the cache of results; visitors read the weeks around today. */
const MAX_CACHED = 500;

function open(brandId: string): BrandCalendar {
  const calendar = makeCalendar(loadRules(calendarFolder(brandId)));
  const answers = new Map<string, readonly CalendarEvent[]>();
  const days = (day: string, count: number) => {
    const key = `${day} ${count}`;
    const cached = answers.get(key);
    if (cached) return cached;
    const from = DateTime.fromISO(day, { zone: 'Asia/Shanghai' });
    const made = calendar.between(from, from.plus({ days: count }));
    const oldest = answers.keys().next().value;
    if (answers.size >= MAX_CACHED && oldest !== undefined) answers.delete(oldest);
    answers.set(key, made);
    return made;
  };
  return { ...calendar, days };
}

const calendars = new Map<string, BrandCalendar>();

/** The calendar of a brand, read once. Throws CalendarRulesError where its rules are wrong. */
export function calendarOf(brandId: string): BrandCalendar {
  const cached = calendars.get(brandId) ?? open(brandId);
  calendars.set(brandId, cached);
  return cached;
}
