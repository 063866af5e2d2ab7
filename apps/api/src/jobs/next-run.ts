import { parseCronItem } from 'graphile-worker';
import type { Recurring } from './recurring';

const minuteMs = 60_000;
const mostMinutes = 366 * 24 * 60;

/** When a recurring job is due next after a time; the schedule is in UTC. Undefined if its pattern matches no minute of a year. */
export function nextRun({ job, match }: Recurring, after: Date): Date | undefined {
  const { match: matches } = parseCronItem({ task: job, match });
  const first = Math.floor(after.getTime() / minuteMs) + 1;
  for (let minute = first; minute < first + mostMinutes; minute += 1) {
    const at = new Date(minute * minuteMs);
    const digest = {
      min: at.getUTCMinutes(),
      hour: at.getUTCHours(),
      date: at.getUTCDate(),
      month: at.getUTCMonth() + 1,
      dow: at.getUTCDay(),
    };
    if (matches(digest)) return at;
  }
  return undefined;
}
