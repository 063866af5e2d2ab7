import type { CalendarEvent } from '@portal/contract/content';
import { DateTime } from 'luxon';
import type { FigureShape } from '../../ports';
import { releaseDays } from './release-days';
import type { CalendarRules, Release } from './rules';

export interface Calendar {
  /** What is released between two instants (the second excluded), in order of time, the more important first. */
  between(from: DateTime, to: DateTime): CalendarEvent[];
  /** What belongs to an event's series: the event before it, and what its figures usually are. */
  seriesOf(event: Pick<CalendarEvent, 'id'>): { previousId: string | undefined; shape: FigureShape | undefined };
  /** The releases whose schedule names no day of this year: their days are only expected. */
  unscheduled(year: number): string[];
}

interface Timed {
  ms: number;
  event: CalendarEvent;
}

/** A calendar from checked rules. It has no figures: `withFigures` adds those that are known. */
export function makeCalendar(rules: CalendarRules): Calendar {
  const daysOf = releaseDays(rules);
  const all = [...rules.releases.values()];

  const cached = new Map<string, readonly Timed[]>();

  function eventsOf(release: Release, year: number): readonly Timed[] {
    const key = `${release.id} ${year}`;
    const had = cached.get(key);
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
    cached.set(key, made);
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

  function seriesOf({ id }: Pick<CalendarEvent, 'id'>): ReturnType<Calendar['seriesOf']> {
    const [, name = '', year = ''] = /^(.+)-(\d{4})-\d\d-\d\d$/.exec(id) ?? [];
    const release = rules.releases.get(name);
    if (!release) return { previousId: undefined, shape: undefined };
    const near = [Number(year) - 1, Number(year)].flatMap((each) =>
      eventsOf(release, each).map(({ event }) => event.id),
    );
    return { previousId: near[near.indexOf(id) - 1], shape: release.figure };
  }

  return {
    seriesOf,
    between: (from, to) =>
      all
        .flatMap((release) => events(release, from, to))
        .sort((a, b) => a.at.localeCompare(b.at) || b.importance - a.importance || a.id.localeCompare(b.id)),
    unscheduled: (year) =>
      all.filter((release) => !release.rule && !release.schedule?.[String(year)]).map(({ id }) => id),
  };
}
