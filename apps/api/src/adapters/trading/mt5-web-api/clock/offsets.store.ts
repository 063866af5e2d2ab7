import type { Db } from '../../../../database/database';
import type { OffsetStore } from './server-clock';

/** The offsets of all gateways. */
export const storedOffsets = (db: Db): OffsetStore => ({
  read: () =>
    db.rows(
      'reports.platformOffsets',
      'select since, seconds, seen_at as "seenAt" from reports.platform_offset order by since',
    ),
  async save({ since, seconds, seenAt }) {
    await db.rows(
      'reports.savePlatformOffset',
      `insert into reports.platform_offset as p (since, seconds, seen_at) values ($1, $2, $3)
       on conflict (since) do update set seconds = excluded.seconds, seen_at = greatest(p.seen_at, excluded.seen_at)`,
      [since, seconds, seenAt],
    );
  },
});
