import Cookies from 'js-cookie';
import type { RuntimeConfig } from './runtime-config';
import { cookieOptions } from './cookie-options';

const COOKIE = 'cookieTest';

/** Whether the browser stores our cookies. Without them nobody can be signed in. */
export function cookiesWork({ cookieDomain }: Pick<RuntimeConfig, 'cookieDomain'>): boolean {
  try {
    const options = cookieOptions(cookieDomain);
    Cookies.set(COOKIE, '1', options);
    const stored = Cookies.get(COOKIE) === '1';
    Cookies.remove(COOKIE, options);
    return stored;
  } catch {
    // A sandboxed frame throws.
    return false;
  }
}
