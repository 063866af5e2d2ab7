import { DateTime } from 'luxon';
import { easter, lunarDay, solarDay } from './movable-days';
import { nthWeekday } from './nth-weekday';
import type { HolidayRule, WorkCalendar } from './holiday-rules';

const iso = (day: DateTime): string => day.toFormat('yyyy-MM-dd');
const isWeekend = (day: DateTime) => day.weekday > 5;

function dayOf(rule: HolidayRule, year: number): DateTime {
  if (rule.fixed) return DateTime.fromISO(`${year}-${rule.fixed}`, { zone: 'utc' });
  if (rule.easter !== undefined) return easter(year).plus({ days: rule.easter });
  if (rule.solar) return solarDay(rule.solar, year);
  if (rule.lunar) return lunarDay(rule.lunar, year);
  return nthWeekday(year, rule.month ?? 1, rule.weekday ?? 'mon', rule.nth ?? 1);
}

/** The day on which a holiday is observed; undefined if it is not. `taken`: days that are holidays already. */
function observed(day: DateTime, { observe }: HolidayRule, taken: ReadonlyMap<string, unknown>): DateTime | undefined {
  if (!observe || !isWeekend(day)) return day;
  const saturday = day.weekday === 6;
  if (observe === 'nearest') return day.plus({ days: saturday ? -1 : 1 });
  if (saturday && observe !== 'following') return observe === 'monday' ? undefined : day;
  let next = day;
  while (isWeekend(next) || taken.has(iso(next))) next = next.plus({ days: 1 });
  return next;
}

/** The holidays of a year, each with its rule, by `YYYY-MM-DD`. */
export function holidaysOf<R extends HolidayRule>(calendar: { days: readonly R[] }, year: number): Map<string, R> {
  const found = new Map<string, R>();
  const rules = calendar.days.filter(({ since }) => since === undefined || year >= since);
  const days = rules.map((rule) => ({ rule, day: dayOf(rule, year).plus({ days: rule.plus ?? 0 }) }));
  // Holidays on working days first: a substitute day avoids them.
  for (const { rule, day } of days) {
    if (rule.observe && isWeekend(day)) continue;
    for (let step = rule.from ?? 0; step <= (rule.to ?? 0); step++) found.set(iso(day.plus({ days: step })), rule);
  }
  for (const { rule, day } of days) {
    const observedDay = observed(day, rule, found);
    if (observedDay) found.set(iso(observedDay), rule);
  }
  return found;
}

/** The days of `MM-DD` or `MM-DD/MM-DD` in a year. */
function spanDays(year: string, span: string): string[] {
  const [first = '', last = first] = span.split('/');
  const days: string[] = [];
  const end = DateTime.fromISO(`${year}-${last}`, { zone: 'utc' });
  for (let day = DateTime.fromISO(`${year}-${first}`, { zone: 'utc' }); day <= end; day = day.plus({ days: 1 }))
    days.push(iso(day));
  return days;
}

/** Whether people work on a day of a calendar. Remembers the years it has worked out. */
export function workDays(calendar: WorkCalendar): (day: DateTime) => boolean {
  const byRule = new Map<number, ReadonlyMap<string, unknown>>();
  const of = (year: number) => {
    const known = byRule.get(year) ?? holidaysOf(calendar, year);
    byRule.set(year, known);
    return known;
  };
  const announced = new Map(
    Object.entries(calendar.years ?? {}).map(([year, { off, working }]) => [
      Number(year),
      {
        off: new Set(off.flatMap((span) => spanDays(year, span))),
        working: new Set(working.map((d) => `${year}-${d}`)),
      },
    ]),
  );
  return (day) => {
    const text = iso(day);
    const list = announced.get(day.year);
    if (list) return list.working.has(text) || (!isWeekend(day) && !list.off.has(text));
    // New Year's Day may be observed in the old year.
    return !isWeekend(day) && !of(day.year).has(text) && !of(day.year + 1).has(text);
  };
}
