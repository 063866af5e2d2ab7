import { captchaFrom, loginDelays } from '../core/fixed-terms/fixed-terms';
import { sha256 } from '../crypto/crypto';
import type { Db } from '../database/database';

export interface Throttle {
  captcha: boolean;
  /** Seconds until the next attempt is accepted; 0: now. */
  wait: number;
}

/**
 * Failures are counted per name and per address. A browser in which this customer has signed in before (`known`) is counted
 * separately, so that failures of others do not lock the owner out.
 */
export function throttleKeys(username: string, address: string, sid: string | undefined, known: boolean): string[] {
  if (known && sid) return [`browser:${sha256(sid).toString('base64url')}:${username}`];
  return [`name:${username}`, `address:${address}`];
}

export async function readThrottle(db: Db, keys: string[]): Promise<Throttle> {
  const rows = await db.rows<{ failures: number; age: number }>(
    'login_failure.read',
    `select failures, extract(epoch from now() - last_at)::float8 as age from customer.login_failure
     where key = any ($1) and last_at > now() - interval '1 day'`,
    [keys],
  );
  const waits = rows.map(({ failures, age }) =>
    Math.ceil((loginDelays[Math.min(failures, loginDelays.length - 1)] ?? 0) - age),
  );
  return { captcha: rows.some(({ failures }) => failures >= captchaFrom), wait: Math.max(0, ...waits) };
}

export const addFailure = (db: Db, keys: string[]) =>
  db.rows(
    'login_failure.add',
    `insert into customer.login_failure as f (key, failures, last_at)
     select key, 1, now() from unnest($1::text[]) as key order by key
     on conflict (key) do update set last_at = now(),
       failures = case when f.last_at < now() - interval '1 day' then 1 else f.failures + 1 end`,
    [keys],
  );

export const forgetFailures = (db: Db, keys: string[]) =>
  db.rows('login_failure.forget', 'delete from customer.login_failure where key = any ($1)', [keys]);

/** Whether this browser has held a session of the customer before. */
export async function isKnownBrowser(
  db: Db,
  customerId: bigint | undefined,
  sid: string | undefined,
): Promise<boolean> {
  if (customerId === undefined || !sid) return false;
  const seen = await db.maybe(
    'customer.knownBrowser',
    'select 1 as yes from customer.session where customer_id = $1 and sid_hash = $2 limit 1',
    [customerId, sha256(sid)],
  );
  return seen !== undefined;
}
