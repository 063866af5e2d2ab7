import type { HolidayRule } from './holiday-rules';
import { holidaysOf } from './work-days';

type NamedRule = HolidayRule & { name: string };

const newYear = { fixed: '01-01', name: '元旦' } as const;
const goodFriday = { easter: -2, name: '耶稣受难日' } as const;
const easterMonday = { easter: 1, name: '复活节星期一' } as const;
const christmas = { fixed: '12-25', name: '圣诞节' } as const;

/** The days on which an exchange is closed all day. A day on which it closes early is a trading day. */
const rules = {
  // New York Stock Exchange and Nasdaq.
  us: [
    { ...newYear, observe: 'monday' },
    { month: 1, weekday: 'mon', nth: 3, name: '马丁·路德·金日' },
    { month: 2, weekday: 'mon', nth: 3, name: '总统日' },
    goodFriday,
    { month: 5, weekday: 'mon', nth: -1, name: '阵亡将士纪念日' },
    { fixed: '06-19', observe: 'nearest', since: 2022, name: '六月节' },
    { fixed: '07-04', observe: 'nearest', name: '独立日' },
    { month: 9, weekday: 'mon', nth: 1, name: '劳动节' },
    { month: 11, weekday: 'thu', nth: 4, name: '感恩节' },
    { ...christmas, observe: 'nearest' },
  ],
  // Chicago: futures on metals, energy and US indices.
  cme: [{ ...newYear, observe: 'monday' }, goodFriday, { ...christmas, observe: 'nearest' }],
  // London: Brent.
  ice: [newYear, goodFriday, christmas],
  // Frankfurt: futures on the DAX.
  de: [
    newYear,
    goodFriday,
    easterMonday,
    { fixed: '05-01', name: '劳动节' },
    { fixed: '12-24', name: '平安夜' },
    christmas,
    { fixed: '12-26', name: '圣诞节次日' },
    { fixed: '12-31', name: '除夕' },
  ],
  // Hong Kong. A holiday on a Sunday moves to the next free weekday.
  hk: [
    { ...newYear, observe: 'sunday' },
    { lunar: '1-1', observe: 'sunday', name: '农历年初一' },
    { lunar: '1-1', plus: 1, observe: 'sunday', name: '农历年初二' },
    { lunar: '1-1', plus: 2, observe: 'sunday', name: '农历年初三' },
    goodFriday,
    easterMonday,
    { solar: 'qingming', observe: 'sunday', name: '清明节' },
    { fixed: '05-01', observe: 'sunday', name: '劳动节' },
    { lunar: '4-8', observe: 'sunday', name: '佛诞' },
    { lunar: '5-5', observe: 'sunday', name: '端午节' },
    { fixed: '07-01', observe: 'sunday', name: '香港特区成立纪念日' },
    { lunar: '8-15', plus: 1, observe: 'sunday', name: '中秋节翌日' },
    { fixed: '10-01', observe: 'sunday', name: '国庆日' },
    { lunar: '9-9', observe: 'sunday', name: '重阳节' },
    { ...christmas, observe: 'sunday' },
    { fixed: '12-26', observe: 'sunday', name: '圣诞节后首个平日' },
  ],
  // Singapore: futures on Chinese shares. Lunar New Year follows the exchange's own yearly list.
  sgx: [newYear, christmas],
  // Osaka trades on most public holidays.
  jp: [newYear],
} as const satisfies Record<string, readonly NamedRule[]>;

export type Exchange = keyof typeof rules;
export const exchanges = Object.keys(rules) as Exchange[];

const known = new Map<string, ReadonlyMap<string, NamedRule>>();

function daysOf(exchange: Exchange, year: number): ReadonlyMap<string, NamedRule> {
  const key = `${exchange} ${year}`;
  const days = known.get(key) ?? holidaysOf<NamedRule>({ days: rules[exchange] }, year);
  known.set(key, days);
  return days;
}

/** The weekdays of a year on which an exchange is closed, in order. */
export const exchangeHolidays = (exchange: Exchange, year: number): { date: string; name: string }[] =>
  [...daysOf(exchange, year)]
    .map(([date, { name }]) => ({ date, name }))
    .filter(({ date }) => ![0, 6].includes(new Date(date).getUTCDay()))
    .sort((left, right) => left.date.localeCompare(right.date));

/** Whether an exchange is closed on a date, `YYYY-MM-DD` in its own time zone. */
export const isExchangeHoliday = (exchange: Exchange, date: string): boolean =>
  daysOf(exchange, Number(date.slice(0, 4))).has(date);
