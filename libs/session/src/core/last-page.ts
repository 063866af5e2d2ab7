import type { RuntimeConfig } from './runtime-config';
import { safePath, type Origins } from './safe-path';
import { readUserCookie, writeUserCookie } from './user-cookie';

const COOKIE = 'lastPage';
const excluded = /^\/+(?:login|forget-password|register|active\/deeplink|security\/not-me)(?:\/|$)/i;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Whether a page may be stored as the last page. */
export function isStorable(href: string): boolean {
  const { pathname } = new URL(href, window.location.origin);
  return !excluded.test(decoded(pathname)) && !/merchantId/i.test(decoded(href));
}

/** Stores a page of this origin as the user's last page, for both origins; `href` is a URL or a path. */
export function rememberPage(username: string, href: string, { cookieDomain }: Pick<RuntimeConfig, 'cookieDomain'>) {
  const { origin, pathname, search, hash } = new URL(href, window.location.origin);
  if (origin !== window.location.origin || !isStorable(href)) return;
  writeUserCookie(COOKIE, username, `${pathname}${search}${hash}`, cookieDomain);
}

/** The user's last page on either origin, if its path is safe. */
export function lastPage(username: string, origins: Origins): string | undefined {
  const path = readUserCookie(COOKIE).find(([whose]) => whose === username)?.[1];
  if (path === undefined || !path.startsWith('/')) return undefined;
  const isRefused = safePath(path, origins) === safePath('/', origins) && path !== '/';
  return isRefused || !isStorable(path) ? undefined : path;
}
