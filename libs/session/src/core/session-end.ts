import type { RuntimeConfig } from './runtime-config';
import { COOKIE_DAYS } from './cookie-options';
import { readUserCookie, writeUserCookie } from './user-cookie';

const COOKIE = 'sessionEnd';
const DAY_MS = 24 * 60 * 60 * 1000;
// How long after the end a tab that was suspended can still see that the session expired.
const READABLE_MS = 30 * 60 * 1000;

type Domain = Pick<RuntimeConfig, 'cookieDomain'>;

/** Stores when the cookies of a session that begins now will expire. A script cannot read that from a cookie. */
export function storeSessionEnd(username: string, { cookieDomain }: Domain): void {
  const end = Date.now() + COOKIE_DAYS * DAY_MS;
  writeUserCookie(COOKIE, username, String(end), cookieDomain, new Date(end + READABLE_MS));
}

/** Removes the time: the session ended before it. */
export function removeSessionEnd(username: string, { cookieDomain }: Domain): void {
  writeUserCookie(COOKIE, username, undefined, cookieDomain);
}

/** Whether the customer's session has expired, and was not ended by a logout. */
export function hasExpired(username: string): boolean {
  const end = Number(readUserCookie(COOKIE).find(([whose]) => whose === username)?.[1] ?? Infinity);
  // A cookie expires at a whole second.
  return Date.now() + 1000 >= end;
}
