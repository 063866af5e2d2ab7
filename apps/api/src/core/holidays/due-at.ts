import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '@portal/brand';
import { DateTime } from 'luxon';
import { parse } from 'yaml';
import { calendarFolder } from './calendar-folder';
import type { WorkCalendar } from './holiday-rules';
import { workDays } from './work-days';

const known = new Map<string, ReturnType<typeof workDays>>();

/** Whether staff of a brand work on a day. The content loader checks the file. */
function workDaysOf({ id, support: { calendar } }: Pick<Brand, 'id' | 'support'>) {
  const key = `${id} ${calendar}`;
  const found = known.get(key);
  if (found) return found;
  const text = readFileSync(join(calendarFolder(id), 'holidays.yaml'), 'utf8');
  const rules = (parse(text) as { calendars: Readonly<Record<string, WorkCalendar>> }).calendars[calendar];
  if (!rules) throw new Error(`no calendar ${calendar}`);
  const made = workDays(rules);
  known.set(key, made);
  return made;
}

/**
 * The end of the `days`th working day of a brand after the day of a moment, in Beijing.
 * @param from the moment, of whose day nothing counts
 */
export function dueAt(brand: Pick<Brand, 'id' | 'support'>, from: Date, days: number): Date {
  const works = workDaysOf(brand);
  let day = DateTime.fromJSDate(from, { zone: 'Asia/Shanghai' });
  for (let left = days; left > 0;) {
    day = day.plus({ days: 1 });
    if (works(day)) left -= 1;
  }
  return day.endOf('day').toJSDate();
}
