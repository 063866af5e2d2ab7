import { DateTime } from 'luxon';

/** Easter Sunday of the Gregorian calendar (the anonymous algorithm of 1876). */
export function easter(year: number): DateTime {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return DateTime.utc(year, Math.floor(f / 31), (f % 31) + 1);
}

/** Days of the sun's year, by the usual interpolation; good from 2000 to 2099. */
export function solarDay(name: 'qingming' | 'spring-equinox' | 'autumn-equinox', year: number): DateTime {
  if (name === 'qingming') {
    const y = year - 2000;
    return DateTime.utc(year, 4, Math.floor(y * 0.2422 + 4.81) - Math.floor(y / 4));
  }
  const y = year - 1980;
  const [month, start] = name === 'spring-equinox' ? [3, 20.8431] : [9, 23.2488];
  return DateTime.utc(year, month, Math.floor(start + 0.242194 * y) - Math.floor(y / 4));
}

const chinese = new Intl.DateTimeFormat('en-u-ca-chinese', { month: 'numeric', day: 'numeric', timeZone: 'UTC' });

/** New moons minutes from midnight that Intl puts on the wrong day: 6 February 2027, 23:56 in Beijing. */
const corrected: Readonly<Record<string, string>> = { '2027 1-1': '2027-02-06' };

/** The day of a Gregorian year that is `month-day` in the Chinese calendar; leap months are not meant. */
export function lunarDay(monthDay: string, year: number): DateTime {
  const exception = corrected[`${year} ${monthDay}`];
  if (exception) return DateTime.fromISO(exception, { zone: 'utc' });
  const requested = monthDay.replace('-', '/');
  let day = DateTime.utc(year, 1, 1);
  while (day.year === year) {
    if (chinese.format(day.toJSDate()) === requested) return day;
    day = day.plus({ days: 1 });
  }
  throw new Error(`no lunar ${monthDay} in ${year}`);
}
