import type { Db } from '../../../database/database';

/** The permission to send one request. `token` tells it from a later claim of the same key. */
export interface Claim {
  key: string;
  token: string;
  /** No request with this key was sent during the last day. */
  isFirst: boolean;
}

/**
 * Which requests were sent to the platform, in the database: all gateways share them, and they outlast a restart. A request that the
 * platform would execute twice is claimed before it is sent.
 */
export interface Attempts {
  /** Undefined if a request with this key was claimed less than `settleMs` ago: it may still be executed. */
  claim(key: string, settleMs: number): Promise<Claim | undefined>;
  /** For a claim whose request had no effect, so that the next one need not wait. */
  release(claim: Claim): Promise<void>;
}

/** Of a connection that only reads. */
export const readsOnly: Attempts = {
  claim: () => Promise.reject(new Error('this connection to the platform only reads')),
  release: () => Promise.resolve(),
};

export const databaseAttempts = (db: Pick<Db, 'maybe' | 'rows'>): Attempts => ({
  async claim(key, settleMs) {
    const row = await db.maybe(
      'platformAttempt.claim',
      `with forgotten as (
         delete from account.platform_attempt where sent_at < clock_timestamp() - interval '1 day' and key <> $1)
       insert into account.platform_attempt as sent (key, sent_at) values ($1, clock_timestamp())
       on conflict (key) do update set sent_at = excluded.sent_at
       where sent.sent_at < excluded.sent_at - $2 * interval '1 millisecond'
       returning sent.sent_at::text as token, sent.xmax = 0 as "isFirst"`,
      [key, settleMs],
    );
    return row && { key, ...row };
  },

  async release({ key, token }) {
    await db.rows(
      'platformAttempt.release',
      'delete from account.platform_attempt where key = $1 and sent_at = $2::timestamptz',
      [key, token],
    );
  },
});
