import type { PlatformOffset } from './platform-zone';

const day = 86_400_000;
/** No broker has older records. */
const begin = Date.UTC(2000, 0, 1);
const form = /^([A-Za-z_]+(?:\/[A-Za-z_-]+?)*)([+-]\d{1,2})?$/;

/**
 * The clock of a time zone less UTC, in seconds, at a time. `America/New_York+7` is seven hours ahead of New York: many platforms
 * close their day with New York's. Undefined for the name of no time zone.
 */
function clockOf(name: string): ((at: number) => number) | undefined {
  const [, timeZone, ahead = '0'] = form.exec(name) ?? [];
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
    return (at) => {
      const shown = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
      const [, sign = '+', hours = '0', minutes = '0'] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(shown) ?? [];
      return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60) + Number(ahead) * 3600;
    };
  } catch {
    return undefined;
  }
}

export const isZoneName = (name: string): boolean => form.test(name) && clockOf(name) !== undefined;

/** The offsets that a time zone had before a time, the oldest first: those of the platform's clock before it was first read. */
export function zoneOffsets(name: string, until: Date): PlatformOffset[] {
  const clock = clockOf(name);
  if (!clock) return [];
  const found = [{ since: new Date(0), seconds: clock(begin), seenAt: until }];
  for (let from = begin; from < until.getTime(); from += day) {
    const to = Math.min(from + day, until.getTime());
    if (clock(from) === clock(to)) continue;
    let [before, after] = [from, to];
    while (after - before > 1_000) {
      const middle = Math.floor((before + after) / 2_000) * 1_000;
      if (clock(middle) === clock(from)) before = middle;
      else after = middle;
    }
    found.push({ since: new Date(after), seconds: clock(to), seenAt: until });
  }
  return found;
}
