import type { Db } from '../database/database';
import type { Rows } from '../database/rows';
import { equalBytes, randomToken, sha256 } from '../crypto/crypto';
import { Failure } from '../core/errors/fail';

/** The owner of a valid session. */
export interface SignedIn {
  sessionId: bigint;
  customerId: bigint;
  platform: 1 | 2 | 3;
  tokenHash: Buffer;
  /** Phone with nation code: the target of the customer's codes. */
  phone: string;
  /** Since the customer was last known to use the session; polls and streams are no use (idle-session.ts). */
  idleSeconds: number;
}

type SessionRow = Rows['session.find'];

/** The lifetime of a session in days, counted from its start. */
export const sessionDays = 3;

export interface Credentials {
  token: string | undefined;
  /** Every value of the sid cookie: one of them must be right. */
  sids: readonly string[];
}

/**
 * Finds the session of a request. A browser session (platform 1) needs token and sid. An unbound auto-login token is bound to the
 * first browser that uses it before `bind_before`; that browser gets a new sid through `setSid`. Without `setSid` the token stays
 * unbound. Throws 4 without a token, and 10005 if the session is not valid.
 */
export async function signedIn(
  db: Db,
  { token, sids }: Credentials,
  setSid?: (sid: string) => void,
): Promise<SignedIn> {
  if (!token) throw new Failure('4');
  const tokenHash = sha256(token);
  const row = await db.maybe(
    'session.find',
    `select s.id, s.customer_id, s.platform, s.sid_hash, coalesce(s.bind_before > now(), false) as bindable,
            s.last_seen_at < now() - interval '1 minute' as stale,
            extract(epoch from now() - s.active_at)::int as idle_seconds, c.nation_code || c.mobile_phone as phone
     from customer.session s join customer.customer c on c.id = s.customer_id
     where s.token_hash = $1 and s.ended_at is null and s.expires_at > now()`,
    [tokenHash],
  );
  if (!row) throw new Failure('10005');
  if (row.platform === 1) await checkBrowser(db, row, sids, setSid);
  if (row.stale)
    await db.rows('session.seen', 'update customer.session set last_seen_at = now() where id = $1', [row.id]);
  const { id: sessionId, customer_id: customerId, platform, phone, idle_seconds: idleSeconds } = row;
  return { sessionId, customerId, platform, tokenHash, phone, idleSeconds };
}

async function checkBrowser(db: Db, row: SessionRow, sids: readonly string[], setSid?: (sid: string) => void) {
  if (row.sid_hash) {
    const bound = row.sid_hash;
    const own = sids.find((sid) => equalBytes(bound, sha256(sid)));
    if (own === undefined) throw new Failure('10005');
    // Leaves this one, and removes the others that this host has.
    if (sids.length > 1) setSid?.(own);
    return;
  }
  if (!row.bindable) throw new Failure('10005');
  if (!setSid) return;
  const newSid = randomToken();
  const bound = await db.rows(
    'session.bind',
    `update customer.session set sid_hash = $2, bind_before = null
     where id = $1 and sid_hash is null and bind_before > now() returning id`,
    [row.id, sha256(newSid)],
  );
  if (bound.length === 0) throw new Failure('10005');
  setSid(newSid);
}
