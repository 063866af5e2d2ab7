import { ServerTime } from './answers';
import type { Session } from './session';

const maxAge = 10 * 60_000;
/** Offsets of time zones are multiples of this; seconds. */
const step = 900;

/** The platform states times in its own time zone, which changes with summer time. */
export interface ServerClock {
  /** The platform's clock less UTC, in seconds. Read from the platform, and again after ten minutes. */
  offset(): Promise<number>;
  /** The platform's time as UTC; always read from the platform. */
  now(): Promise<Date>;
}

/** @param fixed seconds; if given, the offset is not read from the platform. */
export function serverClock(session: Session, fixed?: number): ServerClock {
  let known: { offset: number; at: number } | undefined;
  const read = async () => {
    const { answer } = await session.call({ path: '/api/time/server', repeatable: true }, ServerTime);
    const seconds = Number(answer.Time);
    // A clock that is a little fast or slow is not another time zone. `+ 0` turns -0 into 0.
    const offset = fixed ?? Math.round((seconds - Date.now() / 1000) / step) * step + 0;
    return { seconds, offset };
  };
  return {
    async offset() {
      if (fixed !== undefined) return fixed;
      if (known && Date.now() - known.at < maxAge) return known.offset;
      const { offset } = await read();
      known = { offset, at: Date.now() };
      return offset;
    },
    async now() {
      const { seconds, offset } = await read();
      return new Date((seconds - offset) * 1000);
    },
  };
}
