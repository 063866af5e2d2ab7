/** The time zone of a market. */
export type MarketZone = 'beijing' | 'newYork' | 'london' | 'frankfurt';

const hour = 3_600_000;
const day = 24 * hour;

/** The instant of a UTC hour on the nth Sunday of a month; n = -1 means the last Sunday. */
function sunday(year: number, month: number, n: number, hourUtc: number): number {
  const first = Date.UTC(year, month, 1);
  const toSunday = (7 - new Date(first).getUTCDay()) % 7;
  if (n > 0) return first + (toSunday + 7 * (n - 1)) * day + hourUtc * hour;
  const last = Date.UTC(year, month + 1, 0);
  return last - new Date(last).getUTCDay() * day + hourUtc * hour;
}

const summers = new Map<number, { us: [number, number]; eu: [number, number] }>();

/** Summer time of a year. US: second Sunday of March to first of November. Europe: last Sunday of March to last of October. */
function summerOf(year: number) {
  const cached = summers.get(year);
  if (cached) return cached;
  const made = {
    us: [sunday(year, 2, 2, 7), sunday(year, 10, 1, 6)] as [number, number],
    eu: [sunday(year, 2, -1, 1), sunday(year, 9, -1, 1)] as [number, number],
  };
  summers.set(year, made);
  return made;
}

const within = (at: number, [from, to]: [number, number]) => at >= from && at < to;

/** Milliseconds by which the local time of a zone is ahead of UTC at an instant. */
export function zoneOffset(zone: MarketZone, at: number): number {
  if (zone === 'beijing') return 8 * hour;
  const summer = summerOf(new Date(at).getUTCFullYear());
  if (zone === 'newYork') return (within(at, summer.us) ? -4 : -5) * hour;
  return ((within(at, summer.eu) ? 1 : 0) + (zone === 'frankfurt' ? 1 : 0)) * hour;
}
