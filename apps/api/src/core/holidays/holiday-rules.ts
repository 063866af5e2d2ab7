import { Type, type Static } from 'typebox';

const MonthDay = Type.String({ pattern: '^(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' });
const Span = Type.String({ pattern: '^(0[1-9]|1[0-2])-[0-3]\\d(/(0[1-9]|1[0-2])-[0-3]\\d)?$' });
const Weekday = Type.Enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']);
const Year = Type.String({ pattern: '^20\\d\\d$' });
const exact = { additionalProperties: false } as const;

/**
 * A holiday of every year. Exactly one of `fixed`, `month` with `weekday` and `nth` (-1 the last), `easter` (days from Easter
 * Sunday), `lunar` (month-day of the Chinese calendar), `solar`. `from` and `to` stretch it by days, `plus` moves it.
 * `observe`, where it falls on a weekend: nearest (Saturday back, Sunday on) · monday (Sunday on, Saturday lost) ·
 * following (the next free weekday) · sunday (the same for Sundays only).
 */
export const HolidayRule = Type.Object(
  {
    fixed: Type.Optional(MonthDay),
    month: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
    weekday: Type.Optional(Weekday),
    nth: Type.Optional(Type.Enum([-1, 1, 2, 3, 4])),
    easter: Type.Optional(Type.Integer({ minimum: -60, maximum: 60 })),
    lunar: Type.Optional(Type.String({ pattern: '^([1-9]|1[0-2])-([1-9]|[12]\\d|30)$' })),
    solar: Type.Optional(Type.Enum(['qingming', 'spring-equinox', 'autumn-equinox'])),
    from: Type.Optional(Type.Integer({ minimum: -7, maximum: 0 })),
    to: Type.Optional(Type.Integer({ minimum: 0, maximum: 10 })),
    plus: Type.Optional(Type.Integer({ minimum: -7, maximum: 7 })),
    since: Type.Optional(Type.Integer()),
    observe: Type.Optional(Type.Enum(['nearest', 'monday', 'following', 'sunday'])),
  },
  exact,
);
export type HolidayRule = Static<typeof HolidayRule>;

/** Holidays by rule, and the years of which a government has announced every day. */
export const WorkCalendar = Type.Object(
  {
    days: Type.Array(HolidayRule),
    years: Type.Optional(
      Type.Record(Year, Type.Object({ off: Type.Array(Span), working: Type.Array(MonthDay) }, exact)),
    ),
  },
  exact,
);
export type WorkCalendar = Static<typeof WorkCalendar>;
