/** An offset of the platform's clock: the clock less UTC, in seconds, from `since` on. */
export interface PlatformOffset {
  since: Date;
  seconds: number;
  /** When it was last read from the platform. */
  seenAt: Date;
}

/** Converts times of the platform's clock, each with the offset that was valid at that time. */
export interface PlatformZone {
  /** @param time seconds of the platform's clock */
  utc(time: number): Date;
  /** The first and the last second of the platform's clock between two times; more than that if the clock was set back. */
  window(from: Date, to: Date): { from: number; to: number };
}

/** The platform's clock may be this much fast; milliseconds. */
const tolerance = 60_000;

/** @param offsets the oldest first, which begins at 0 */
export function platformZone(offsets: readonly PlatformOffset[]): PlatformZone {
  const spans = offsets.map(({ since, seconds }, index) => ({
    seconds,
    start: since.getTime(),
    end: offsets[index + 1]?.since.getTime() ?? Infinity,
  }));

  return {
    utc(time) {
      const possible = spans.map(({ seconds, start, end }) => {
        const at = (time - seconds) * 1000;
        return { at, valid: at >= start && at < end };
      });
      // After the clock is set back, an hour is repeated. Records are read soon after their time, so the last hour that has begun counts.
      const begun = Date.now() + tolerance;
      const found =
        possible.findLast(({ at, valid }) => valid && at <= begun) ?? possible.findLast(({ valid }) => valid);
      // No hour is right for a time that the clock skipped.
      return new Date((found ?? possible.at(-1))?.at ?? Number.NaN);
    },

    window(from, to) {
      const parts = spans
        .filter(({ start, end }) => start <= to.getTime() && end > from.getTime())
        .map(({ seconds, start, end }) => ({
          first: Math.floor(Math.max(from.getTime(), start) / 1000) + seconds,
          last: Math.ceil(Math.min(to.getTime(), end) / 1000) + seconds - 1,
        }));
      return { from: Math.min(...parts.map(({ first }) => first)), to: Math.max(...parts.map(({ last }) => last)) };
    },
  };
}
