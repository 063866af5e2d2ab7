import { DateTime } from 'luxon';

const names = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type WeekdayName = (typeof names)[number];

/** 1 Monday to 7 Sunday. */
export const weekdayNumber = (name: WeekdayName): number => names.indexOf(name) + 1;

/** The nth such weekday of a month; -1 is the last. */
export function nthWeekday(year: number, month: number, name: WeekdayName, nth: number): DateTime {
  const requested = weekdayNumber(name);
  if (nth < 0) {
    const last = DateTime.utc(year, month, 1).endOf('month').startOf('day');
    return last.minus({ days: (last.weekday - requested + 7) % 7 });
  }
  const first = DateTime.utc(year, month, 1);
  return first.plus({ days: ((requested - first.weekday + 7) % 7) + 7 * (nth - 1) });
}
