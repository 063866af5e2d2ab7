import { Type, type Static } from 'typebox';
import { WorkCalendar } from '../../core/holidays/holiday-rules';

const MonthDay = Type.String({ pattern: '^(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' });
const Clock = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });
const Date = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])-[0-3]\\d$' });
const Weekday = Type.Enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']);
const Name = Type.String({ pattern: '^[a-z][a-z0-9-]{1,29}$' });
const Year = Type.String({ pattern: '^20\\d\\d$' });
const exact = { additionalProperties: false } as const;

export const HolidayFile = Type.Object({ calendars: Type.Record(Name, WorkCalendar) }, exact);

/**
 * How a release recurs. One of `weekly` · `weekday` with `nth` (of the month) · `day` (of the month; past its end the last) ·
 * `workday` (the nth; `january` where that month differs) · `weekOf` with `weekday` (of the week, Sunday to Saturday, that
 * holds this day of the month; `plus` days, at least `notBefore`, else a week later) · `after` another release (`plus` days).
 */
export const ReleaseRule = Type.Object(
  {
    weekly: Type.Optional(Weekday),
    weekday: Type.Optional(Weekday),
    nth: Type.Optional(Type.Enum([-1, 1, 2, 3, 4])),
    day: Type.Optional(Type.Integer({ minimum: 1, maximum: 31 })),
    workday: Type.Optional(Type.Integer({ minimum: 1, maximum: 15 })),
    january: Type.Optional(Type.Integer({ minimum: 1, maximum: 15 })),
    weekOf: Type.Optional(Type.Integer({ minimum: 1, maximum: 28 })),
    plus: Type.Optional(Type.Integer({ minimum: 0, maximum: 60 })),
    notBefore: Type.Optional(MonthDay),
    after: Type.Optional(Name),
    months: Type.Optional(Type.Array(Type.Integer({ minimum: 1, maximum: 12 }), { minItems: 1 })),
  },
  exact,
);
export type ReleaseRule = Static<typeof ReleaseRule>;

export const regions = ['US', 'EU', 'GB', 'JP', 'CN', 'CA', 'AU', 'NZ', 'CH', 'INT'] as const;
const Region = Type.Enum([...regions]);
const Zone = Type.String({ pattern: '^[A-Z][A-Za-z]+/[A-Za-z_]+$' });

/** What a file says once for all its releases. */
const place = {
  region: Type.Optional(Region),
  zone: Type.Optional(Zone),
  calendar: Type.Optional(Name),
};

/** What the figures of a release usually are: the sandbox publishes made-up ones around it. */
const Figure = Type.Object(
  { near: Type.Number(), step: Type.Number({ minimum: 0 }), places: Type.Integer({ minimum: 0, maximum: 2 }) },
  exact,
);

/**
 * One recurring release. `time` is the clock of `zone`. A year in `schedule` replaces the rule; without a rule, the years after the last schedule have
 * expected days, marked `tentative`; a rule that only comes near
 * is marked `tentative: date`, an hour that is not announced `tentative: time`. `holiday`: what becomes of a day off
 * (`late`: a day off from Monday on moves it one day). `lateTime`: the clock of a day that was moved. `moved`: single dates put elsewhere, or (null) dropped.
 */
export const Release = Type.Object(
  {
    ...place,
    id: Name,
    title: Type.String({ minLength: 2, maxLength: 60 }),
    unit: Type.String({ maxLength: 10 }),
    importance: Type.Enum([1, 2, 3]),
    figure: Type.Optional(Figure),
    time: Clock,
    timeBefore: Type.Optional(Type.Object({ until: Date, time: Clock }, exact)),
    rule: Type.Optional(ReleaseRule),
    holiday: Type.Optional(Type.Enum(['next', 'previous', 'late'])),
    lateTime: Type.Optional(Clock),
    tentative: Type.Optional(Type.Enum(['date', 'time'])),
    schedule: Type.Optional(Type.Record(Year, Type.Array(MonthDay))),
    moved: Type.Optional(Type.Record(Date, Type.Union([Date, Type.Null()]))),
  },
  exact,
);

export const ReleaseFile = Type.Object({ ...place, releases: Type.Array(Release, { minItems: 1 }) }, exact);

/** A release with its place filled in. */
export type Release = Static<typeof Release> & { region: (typeof regions)[number]; zone: string };

export interface CalendarRules {
  readonly calendars: Readonly<Record<string, WorkCalendar>>;
  readonly releases: ReadonlyMap<string, Release>;
}
