import { ServerTime } from '../answers';
import type { Session } from '../session';
import { platformZone, type PlatformOffset, type PlatformZone } from './platform-zone';
import { zoneOffsets } from './zone-offsets';

const minute = 60_000;
const hour = 3_600_000;
const week = 7 * 24 * hour;
const maxAge = 10 * minute;
/** Offsets of time zones are multiples of this; seconds. */
const step = 900;
/** 1 January 1970 was a Thursday. Clocks are changed in the night to a Sunday, at this hour or a little later. */
const sundayNight = 3 * 24 * hour + hour;

/** The platform states times in its own time zone, which changes with summer time. */
export interface ServerClock {
  /** The platform's clock less UTC, in seconds, as it is now. */
  offset(): Promise<number>;
  /** The platform's offsets, past ones included. */
  zone(): Promise<PlatformZone>;
  /** The platform's time as UTC; always read from the platform. */
  now(): Promise<Date>;
}

/**
 * Where the offsets are stored: a record of last week is converted with the offset of last week. The first one is taken for all of
 * the time before it.
 */
export interface OffsetStore {
  /** The oldest first. */
  read(): Promise<PlatformOffset[]>;
  /** Adds an offset, or replaces the one with the same `since`. */
  save(offset: PlatformOffset): Promise<void>;
}

export function offsetsInMemory(): OffsetStore {
  const stored: PlatformOffset[] = [];
  return {
    read: async () => [...stored],
    async save(offset) {
      const same = stored.findIndex(({ since }) => since.getTime() === offset.since.getTime());
      stored.splice(same < 0 ? stored.length : same, 1, offset);
    },
  };
}

/** Clocks change at a whole hour. Ours may be a little slow. */
const hourOf = (at: number) => Math.floor((at + minute) / hour) * hour;

/** When a change was that is noticed now. After an outage of some hours, the last Sunday is likelier than any other time. */
function changedAt(lastSeen: Date, now: number): Date {
  const latest = hourOf(now);
  const sunday = Math.floor((now - sundayNight) / week) * week + sundayNight;
  return new Date(sunday > lastSeen.getTime() ? sunday : latest);
}

/** The offset is read again after ten minutes, and in the first minute of an hour, in which it may change. */
const isValid = (readAt: number, now: number) =>
  now - readAt < maxAge && Math.floor(now / hour) === Math.floor((readAt - minute) / hour);

export interface ClockTerms {
  /** Seconds; if given, the offset is not read from the platform. */
  fixed?: number | undefined;
  /** The platform's time zone, whose offsets count for the time before the first reading. */
  zoneName?: string | undefined;
}

export function serverClock(
  session: Session,
  stored: OffsetStore,
  { fixed, zoneName = '' }: ClockTerms = {},
): ServerClock {
  let known: { offset: number; zone: PlatformZone; readAt: number } | undefined;

  const read = async () => {
    const { answer } = await session.call({ path: '/api/time/server', repeatable: true }, ServerTime);
    const seconds = Number.parseInt(answer.Time, 10);
    // A clock that is a little fast or slow is not another time zone. `+ 0` turns -0 into 0.
    const offset = fixed ?? Math.round((seconds - Date.now() / 1000) / step) * step + 0;
    return { seconds, offset };
  };

  const current = async () => {
    if (known && isValid(known.readAt, Date.now())) return known;
    // The stored offsets are read first, so that the platform's answer is the newer of the two.
    const before = await stored.read();
    const last = before.at(-1);
    const readAt = Date.now();
    const { offset: seconds } = await read();
    const seenAt = new Date();
    const since =
      last === undefined
        ? new Date(zoneName === '' ? 0 : readAt)
        : last.seconds === seconds
          ? last.since
          : changedAt(last.seenAt, seenAt.getTime());
    const newest = { since, seconds, seenAt };
    await stored.save(newest);
    const older = before.filter((one) => one.since.getTime() < since.getTime());
    const seen = [...older, newest];
    const first = seen[0]?.since ?? since;
    const unseen = first.getTime() > 0 ? zoneOffsets(zoneName, first) : [];
    return (known = { offset: seconds, zone: platformZone([...unseen, ...seen]), readAt });
  };

  const constant = (offset: number) => platformZone([{ since: new Date(0), seconds: offset, seenAt: new Date(0) }]);

  return {
    offset: async () => fixed ?? (await current()).offset,
    zone: async () => (fixed === undefined ? (await current()).zone : constant(fixed)),
    async now() {
      const { seconds, offset } = await read();
      return new Date((seconds - offset) * 1000);
    },
  };
}
