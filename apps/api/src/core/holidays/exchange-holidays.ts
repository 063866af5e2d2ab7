import type { MarketZone } from '../market-hours/zones';
import type { HolidayRule } from './holiday-rules';
import { holidaysOf } from './work-days';

/** `moved`: its name where it is observed on another day. */
type NamedRule = HolidayRule & { name: string; moved?: string };

const newYear = { fixed: '01-01', name: '元旦' } as const;
const goodFriday = { easter: -2, name: '耶稣受难日' } as const;
const easterMonday = { easter: 1, name: '复活节星期一' } as const;
const christmas = { fixed: '12-25', name: '圣诞节' } as const;

/** Holidays of New York on which Chicago trades for part of the day. */
const newYorkOnly = [
  { month: 1, weekday: 'mon', nth: 3, name: '马丁·路德·金日' },
  { month: 2, weekday: 'mon', nth: 3, name: '总统日' },
  { month: 5, weekday: 'mon', nth: -1, name: '阵亡将士纪念日' },
  { fixed: '06-19', observe: 'nearest', since: 2022, name: '六月节' },
  { fixed: '07-04', observe: 'nearest', name: '独立日' },
  { month: 9, weekday: 'mon', nth: 1, name: '劳动节' },
  { month: 11, weekday: 'thu', nth: 4, name: '感恩节' },
] as const satisfies readonly NamedRule[];

/** The days on which an exchange is closed all day. */
const rules = {
  // New York Stock Exchange and Nasdaq.
  us: [{ ...newYear, observe: 'monday' }, goodFriday, ...newYorkOnly, { ...christmas, observe: 'nearest' }],
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
    { lunar: '1-1', observe: 'sunday', name: '农历年初一', moved: '农历年初四' },
    { lunar: '1-1', plus: 1, observe: 'sunday', name: '农历年初二', moved: '农历年初四' },
    { lunar: '1-1', plus: 2, observe: 'sunday', name: '农历年初三', moved: '农历年初四' },
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

/** The days before and after holidays on which New York closes early. A weekend or a holiday is none of them. */
const newYorkEves = [
  { fixed: '07-03', name: '独立日前一日' },
  { month: 11, weekday: 'thu', nth: 4, plus: 1, name: '感恩节次日' },
  { fixed: '12-24', name: '平安夜' },
] as const satisfies readonly NamedRule[];

/** A market's early closings: the exchange, its time zone, and the closing time on each of the days. A later rule overrides an earlier one. */
const closings = {
  usStocks: { exchange: 'us', zone: 'newYork', days: newYorkEves.map((day) => ({ ...day, closes: '13:00' })) },
  cmeIndexes: {
    exchange: 'cme',
    zone: 'newYork',
    days: [
      ...newYorkEves.map((day) => ({ ...day, closes: '13:15' })),
      ...newYorkOnly.map((day) => ({ ...day, closes: '13:00' })),
    ],
  },
  cmeGoods: {
    exchange: 'cme',
    zone: 'newYork',
    days: [
      ...newYorkEves.map((day) => ({ ...day, closes: '13:45' })),
      ...newYorkOnly.map((day) => ({ ...day, closes: '14:30' })),
    ],
  },
  // Only the morning session, and no night session.
  hk: {
    exchange: 'hk',
    zone: 'beijing',
    days: [
      { lunar: '1-1', plus: -1, name: '农历除夕', closes: '12:00' },
      { fixed: '12-24', name: '平安夜', closes: '12:00' },
      { fixed: '12-31', name: '除夕', closes: '12:00' },
    ],
  },
} as const satisfies Record<
  string,
  { exchange: keyof typeof rules; zone: MarketZone; days: readonly (NamedRule & { closes: string })[] }
>;

export type Exchange = keyof typeof rules;
export const exchanges = Object.keys(rules) as Exchange[];

export type EarlyMarket = keyof typeof closings;
export const earlyMarkets = Object.keys(closings) as EarlyMarket[];

const known = new Map<string, ReadonlyMap<string, NamedRule>>();

function daysOf<R extends NamedRule>(key: string, days: readonly R[], year: number): ReadonlyMap<string, R> {
  const name = `${key} ${year}`;
  const found = (known.get(name) as ReadonlyMap<string, R> | undefined) ?? holidaysOf<R>({ days }, year);
  known.set(name, found);
  return found;
}

const closedDays = (exchange: Exchange, year: number) => daysOf<NamedRule>(exchange, rules[exchange], year);
const yearOf = (date: string) => Number(date.slice(0, 4));
const isWeekend = (date: string) => [0, 6].includes(new Date(date).getUTCDay());
const inOrder = <T extends { date: string }>(list: T[]) =>
  list.sort((one, other) => one.date.localeCompare(other.date));

const isOnItsDay = ({ observe: _, ...rule }: NamedRule, date: string) =>
  holidaysOf({ days: [rule] }, yearOf(date)).has(date);

/** The weekdays of a year on which an exchange is closed, in order. */
export const exchangeHolidays = (exchange: Exchange, year: number): { date: string; name: string }[] =>
  inOrder(
    [...closedDays(exchange, year)].map(([date, rule]) => ({
      date,
      name: rule.moved === undefined || isOnItsDay(rule, date) ? rule.name : rule.moved,
    })),
  ).filter(({ date }) => !isWeekend(date));

/** Whether an exchange is closed on a date, `YYYY-MM-DD` in its own time zone. */
export const isExchangeHoliday = (exchange: Exchange, date: string): boolean =>
  closedDays(exchange, yearOf(date)).has(date);

/** A day on which a market closes early, and the closing time in its time zone. */
export interface EarlyClosing {
  date: string;
  name: string;
  zone: MarketZone;
  /** Minutes from midnight. */
  minute: number;
}

/** The early closing of a market on a date, `YYYY-MM-DD` in its own time zone; undefined on every other day. */
export function earlyClosing(market: EarlyMarket, date: string): EarlyClosing | undefined {
  const { exchange, zone, days } = closings[market];
  const rule = daysOf<NamedRule & { closes: string }>(`early ${market}`, days, yearOf(date)).get(date);
  if (!rule || isWeekend(date) || isExchangeHoliday(exchange, date)) return undefined;
  const [hours = 0, minutes = 0] = rule.closes.split(':').map(Number);
  return { date, name: rule.name, zone, minute: hours * 60 + minutes };
}

/** The early closings of a market in a year, in order. */
export const earlyClosings = (market: EarlyMarket, year: number): EarlyClosing[] =>
  inOrder(
    [...daysOf<NamedRule>(`early ${market}`, closings[market].days, year).keys()].flatMap(
      (date) => earlyClosing(market, date) ?? [],
    ),
  );
