import { ServerTime } from './answers';
import type { Session } from './session';

const maxAge = 10 * 60_000;
/** Offsets of time zones are multiples of this; seconds. */
const step = 900;

/** The platform states times in its own time zone, which changes with summer time. */
export interface ServerClock {
  /** The platform's clock less UTC, in seconds. Read from the platform, and again after ten minutes. */
  offset(): Promise<number>;
}

/** @param fixed seconds; the platform is not asked if given. */
export function serverClock(session: Session, fixed?: number): ServerClock {
  let known: { offset: number; at: number } | undefined;
  return {
    async offset() {
      if (fixed !== undefined) return fixed;
      if (known && Date.now() - known.at < maxAge) return known.offset;
      const { answer } = await session.call({ path: '/api/time/server', repeatable: true }, ServerTime);
      const apart = Number(answer.Time) - Date.now() / 1000;
      // A clock that is a little fast or slow is not another time zone. `+ 0` turns -0 into 0.
      known = { offset: Math.round(apart / step) * step + 0, at: Date.now() };
      return known.offset;
    },
  };
}
