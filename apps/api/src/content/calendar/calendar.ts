import type { CalendarEvent } from '@portal/contract/content';
import { DateTime } from 'luxon';
import { releaseDays } from './release-days';
import type { CalendarRules, Release } from './rules';

export interface Calendar {
  /** What is released between two instants (the second excluded), in order of time, the more important first. */
  between(from: DateTime, to: DateTime): CalendarEvent[];
  /** The releases whose schedule names no day from this year on: somebody has to write it. */
  unscheduled(year: number): string[];
}

interface Timed {
  ms: number;
  event: CalendarEvent;
}

/** A calendar from checked rules. Knows no values: previous, forecast and actual are left out rather than made up. */
export function makeCalendar(rules: CalendarRules): Calendar {
  const daysOf = releaseDays(rules);
  const all = [...rules.releases.values()];

  const known = new Map<string, readonly Timed[]>();

  function eventsOf(release: Release, year: number): readonly Timed[] {
    const key = `${release.id} ${year}`;
    const had = known.get(key);
    if (had) return had;
    const made = daysOf(release, year).map(({ day, time, tentative }) => {
      const at = DateTime.fromISO(`${day}T${time}`, { zone: release.zone }).toUTC();
      const doubt: CalendarEvent['tentative'] = tentative ? 'date' : release.tentative === 'time' ? 'time' : undefined;
      const event: CalendarEvent = {
        id: `${release.id}-${day}`,
        at: at.toISO({ suppressMilliseconds: true }) ?? '',
        region: release.region,
        title: release.title,
        importance: release.importance,
        unit: release.unit,
        ...(doubt && { tentative: doubt }),
      };
      return { ms: at.toMillis(), event };
    });
    known.set(key, made);
    return made;
  }

  /** Local and universal years differ for a day around New Year. */
  function events(release: Release, from: DateTime, to: DateTime): CalendarEvent[] {
    const years = [];
    for (let year = from.year - 1; year <= to.year + 1; year++) years.push(year);
    return years
      .flatMap((year) => eventsOf(release, year))
      .filter(({ ms }) => ms >= from.toMillis() && ms < to.toMillis())
      .map(({ event }) => event);
  }

  return {
    between: (from, to) =>
      all
        .flatMap((release) => events(release, from, to))
        .sort((a, b) => a.at.localeCompare(b.at) || b.importance - a.importance || a.id.localeCompare(b.id)),
    unscheduled: (year) =>
      all.filter((release) => !release.rule && daysOf(release, year).length === 0).map(({ id }) => id),
  };
}
