import Cookies from 'js-cookie';
import { cookieOptions } from './cookie-options';

/** Browsers drop cookies over 4 KB, and every request sends this one. */
const MAX_COOKIE = 2048;
const MAX_USERS = 8;

/** A value of one user. */
export type UserEntry = readonly [username: string, value: string];

const cookies = Cookies.withConverter<string>({ read: (value) => value, write: (value) => value });
const encode = (entries: readonly UserEntry[]) => encodeURIComponent(JSON.stringify(entries));

function isEntry(value: unknown): value is UserEntry {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');
}

/**
 * Values of several users in one cookie of the parent domain, so that both origins can read them; the newest comes first. Any
 * sibling host can write the cookie: validate a value before you use it.
 */
export function readUserCookie(name: string): readonly UserEntry[] {
  const raw = cookies.get(name);
  if (!raw || raw.length > MAX_COOKIE) return [];
  try {
    const value: unknown = JSON.parse(decodeURIComponent(raw));
    return Array.isArray(value) ? value.filter(isEntry) : [];
  } catch {
    return [];
  }
}

/**
 * Replaces the value of one user; `undefined` removes it. The oldest values of others are dropped when space is needed. A value
 * that is too long for the cookie changes nothing.
 */
export function writeUserCookie(
  name: string,
  username: string,
  value: string | undefined,
  cookieDomain: string,
  expires?: Date,
): void {
  const others = readUserCookie(name).filter(([whose]) => whose !== username);
  const own: UserEntry[] = value === undefined ? [] : [[username, value]];
  if (encode(own).length > MAX_COOKIE) return;
  const entries = [...own, ...others].slice(0, MAX_USERS);
  while (encode(entries).length > MAX_COOKIE) entries.pop();
  const options = cookieOptions(cookieDomain, expires);
  if (entries.length > 0) cookies.set(name, encode(entries), options);
  else cookies.remove(name, options);
}
