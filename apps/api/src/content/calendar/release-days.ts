import { DateTime } from 'luxon';
import { nthWeekday, weekdayNumber } from '../../core/holidays/nth-weekday';
import type { CalendarRules, Release, ReleaseRule } from './rules';
import { workDays } from '../../core/holidays/work-days';

/** A day of a release by its own region's calendar. */
export interface ReleaseDay {
  /** `YYYY-MM-DD` */
  day: string;
  /** `HH:mm` there. */
  time: string;
  /** The rule comes near, no more. */
  tentative: boolean;
}

type IsWorkday = (day: DateTime) => boolean;

const everyDay: IsWorkday = (day) => day.weekday <= 5;
const iso = (day: DateTime): string => day.toFormat('yyyy-MM-dd');

function roll(day: DateTime, step: 1 | -1, isWorkday: IsWorkday): DateTime {
  let rolled = day;
  while (!isWorkday(rolled)) rolled = rolled.plus({ days: step });
  return rolled;
}

function nthWorkday(year: number, month: number, nth: number, isWorkday: IsWorkday): DateTime {
  let day = roll(DateTime.utc(year, month, 1), 1, isWorkday);
  for (let count = 1; count < nth; count++) day = roll(day.plus({ days: 1 }), 1, isWorkday);
  return day;
}

/** The day of the week, Sunday to Saturday, that holds `rule.weekOf`. */
function inWeekOf(rule: ReleaseRule, year: number, month: number): DateTime {
  const held = DateTime.utc(year, month, rule.weekOf ?? 1);
  const sunday = held.minus({ days: held.weekday % 7 });
  const day = sunday.plus({ days: (weekdayNumber(rule.weekday ?? 'fri') % 7) + (rule.plus ?? 0) });
  const tooSoon = rule.notBefore !== undefined && day.month === 1 && day.toFormat('MM-dd') < rule.notBefore;
  return tooSoon ? day.plus({ days: 7 }) : day;
}

function inMonth(rule: ReleaseRule, year: number, month: number, isWorkday: IsWorkday): DateTime {
  if (rule.weekOf !== undefined) return inWeekOf(rule, year, month);
  if (rule.workday !== undefined)
    return nthWorkday(year, month, month === 1 ? (rule.january ?? rule.workday) : rule.workday, isWorkday);
  if (rule.weekday !== undefined) return nthWeekday(year, month, rule.weekday, rule.nth ?? 1);
  const last = DateTime.utc(year, month, 1).daysInMonth ?? 28;
  return DateTime.utc(year, month, Math.min(rule.day ?? 1, last));
}

/** What the rule alone gives around a year: a month more on either side, for what rolls over its edge. */
function rawDays(rule: ReleaseRule, year: number, isWorkday: IsWorkday): DateTime[] {
  if (rule.weekly) {
    const days: DateTime[] = [];
    const first = nthWeekday(year, 1, rule.weekly, 1).minus({ days: 7 });
    for (let day = first; day.year <= year; day = day.plus({ days: 7 })) days.push(day);
    return [...days, (days.at(-1) ?? first).plus({ days: 7 })];
  }
  const days: DateTime[] = [];
  for (let at = DateTime.utc(year - 1, 12, 1); at <= DateTime.utc(year + 1, 1, 1); at = at.plus({ months: 1 }))
    if (!rule.months || rule.months.includes(at.month)) days.push(inMonth(rule, at.year, at.month, isWorkday));
  return days;
}

/** Moves what falls on a day off. */
function settle(day: DateTime, release: Release, isWorkday: IsWorkday): { day: DateTime; time?: string | undefined } {
  if (release.holiday === 'next') return { day: roll(day, 1, isWorkday) };
  if (release.holiday === 'previous') {
    const moved = roll(day, -1, isWorkday);
    return { day: moved, ...(moved < day && release.lateTime !== undefined && { time: release.lateTime }) };
  }
  if (release.holiday !== 'late') return { day };
  for (let earlier = day.startOf('week'); earlier <= day; earlier = earlier.plus({ days: 1 }))
    if (!isWorkday(earlier)) return { day: roll(day.plus({ days: 1 }), 1, isWorkday), time: release.lateTime };
  return { day };
}

const WEEK_MS = 7 * 86_400_000;
const YEAR_DAYS = 365.2425;

/**
 * The days on which a release is expected in a year that its publisher has not scheduled, or only begun to: those of the last
 * whole year, moved by whole weeks, so that the days of the week stay.
 */
function expectedDays(schedule: NonNullable<Release['schedule']>, year: number): ReleaseDay['day'][] {
  const named = schedule[String(year)] ?? [];
  const years = Object.keys(schedule)
    .map(Number)
    .sort((a, b) => a - b);
  const last = years.filter((each) => each < year && (schedule[each]?.length ?? 0) > 1).at(-1);
  if (last === undefined || year < (years.at(-1) ?? year)) return [];
  const weeks = Math.round(((year - last) * YEAR_DAYS) / 7);
  const shifted = (schedule[last] ?? []).map((day) =>
    new Date(Date.parse(`${last}-${day}T00:00:00Z`) + weeks * WEEK_MS).toISOString().slice(0, 10),
  );
  return shifted.filter(
    (day) => day.slice(0, 4) === String(year) && day.slice(5, 7) > (named.at(-1)?.slice(0, 2) ?? ''),
  );
}

/** The days of every release, by year; each is worked out once. */
export function releaseDays({ calendars, releases }: CalendarRules) {
  const cached = new Map<string, readonly ReleaseDay[]>();
  const workdaysOf = new Map(Object.entries(calendars).map(([name, calendar]) => [name, workDays(calendar)]));

  function work(release: Release, year: number): ReleaseDay[] {
    const { rule, schedule, tentative, timeBefore } = release;
    const clock = (day: string) => (timeBefore && day < timeBefore.until ? timeBefore.time : release.time);
    const scheduled = schedule?.[String(year)];
    if (scheduled || !rule) {
      const named = (scheduled ?? []).map((d) => ({ day: `${year}-${d}`, tentative: false }));
      const expected = rule || !schedule ? [] : expectedDays(schedule, year).map((day) => ({ day, tentative: true }));
      return [...named, ...expected].map((each) => ({ ...each, time: clock(each.day) }));
    }
    if (rule.after !== undefined) {
      const base = releases.get(rule.after);
      return [year - 1, year].flatMap((each) =>
        (base ? of(base, each) : []).map((first) => {
          const day = iso(DateTime.fromISO(first.day, { zone: 'utc' }).plus({ days: rule.plus ?? 0 }));
          return { day, time: clock(day), tentative: first.tentative };
        }),
      );
    }
    const isWorkday = workdaysOf.get(release.calendar ?? '') ?? everyDay;
    return rawDays(rule, year, isWorkday).map((raw) => {
      const { day, time } = settle(raw, release, isWorkday);
      return { day: iso(day), time: time ?? clock(iso(day)), tentative: tentative === 'date' };
    });
  }

  function of(release: Release, year: number): readonly ReleaseDay[] {
    const key = `${release.id} ${year}`;
    const had = cached.get(key);
    if (had) return had;
    const days = work(release, year).flatMap((each) => {
      const movedTo = release.moved?.[each.day];
      return movedTo === null ? [] : [movedTo === undefined ? each : { ...each, day: movedTo }];
    });
    const made = days.filter(({ day }) => day.startsWith(`${year}-`)).sort((a, b) => a.day.localeCompare(b.day));
    cached.set(key, made);
    return made;
  }
  return of;
}
