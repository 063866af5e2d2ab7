const dayMs = 86_400_000;
const weekdays = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'] as const;

/** Days are Beijing dates as `YYYY-MM-DD`, without a time. */
const msOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Whether a text is a valid date of a year that the calendar supports (20xx). */
export const isDay = (text: string): boolean => /^20\d\d-\d\d-\d\d$/.test(text) && shiftDay(text, 0) === text;

/** Adds days to a date. Empty for an invalid date. */
export function shiftDay(day: string, by: number): string {
  const ms = msOf(day) + by * dayMs;
  return Number.isNaN(ms) ? '' : new Date(ms).toISOString().slice(0, 10);
}

export const weekdayOf = (day: string): string => weekdays[new Date(msOf(day)).getUTCDay()] ?? '';

export const mondayOf = (day: string): string => shiftDay(day, -((new Date(msOf(day)).getUTCDay() + 6) % 7));

/** `11月22日`, optionally with the year. */
export function dayText(day: string, withYear = false): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${withYear ? `${year}年` : ''}${month}月${date}日`;
}

/** The Beijing date at an instant (ISO). */
export const beijingDay = (iso: string): string => new Date(Date.parse(iso) + 8 * 3_600_000).toISOString().slice(0, 10);
