import { readUserValue, writeUserValue } from './user-value';

const KEY = 'lastPage';
const notKept = /^\/(?:login|forget-password|register|active\/deeplink)(?:\/|$)/;

/** Whether a page is one that a user is brought back to. */
export function isKept(href: string): boolean {
  const { pathname } = new URL(href, window.location.origin);
  return !notKept.test(pathname) && !/merchantId/i.test(href);
}

/** Remembers a page of this origin for a user; `href` is an address or path of it. */
export function rememberPage(username: string, href: string): void {
  const { origin, pathname, search, hash } = new URL(href, window.location.origin);
  if (origin === window.location.origin && isKept(href)) writeUserValue(username, KEY, `${pathname}${search}${hash}`);
}

/** The path last remembered for a user on this origin. */
export function lastPage(username: string): string | undefined {
  return readUserValue(username, KEY);
}
