import { TickMarkType, type Time, type UTCTimestamp } from 'lightweight-charts';
import type { chartTexts } from './chart-texts';

export type MarkTexts = Pick<typeof chartTexts, 'year' | 'month' | 'dayOfMonth'>;

const beijingMs = 8 * 3_600_000;

/** Time of a bar on the chart. The library has no time zones, so its UTC holds Beijing time. */
export const timeOf = (at: string) => ((Date.parse(at) + beijingMs) / 1000) as UTCTimestamp;

/** The ISO time of a time on the chart. */
export const isoOf = (time: number) => new Date(time * 1000 - beijingMs).toISOString();

/** Label of a time axis mark. By default the library creates a formatter for each label, which takes longer than the drawing. */
export const markOf =
  ({ year, month, dayOfMonth }: MarkTexts) =>
  (time: Time, type: TickMarkType): string | null => {
    if (typeof time !== 'number') return null;
    const at = new Date(time * 1000);
    if (type === TickMarkType.Year) return year(at.getUTCFullYear());
    if (type === TickMarkType.Month) return month(at.getUTCMonth() + 1);
    if (type === TickMarkType.DayOfMonth) return dayOfMonth(at.getUTCDate());
    return at.toISOString().slice(11, 16);
  };
