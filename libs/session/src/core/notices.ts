import Cookies from 'js-cookie';
import type { SessionTexts } from '../texts/session-texts';
import { cookieOptions } from './cookie-options';

/** A message of the session to its user, for a toast. */
export interface Notice {
  kind: 'success' | 'error';
  text: string;
}

const COOKIE = 'notice';
const CARRIED_MS = 60_000;
const ERROR = 'error ';
// A sibling host can write the cookie. So success is stored as a name, and an error text may contain no URL and no phone number
// that could lead the user elsewhere.
const carried: Record<string, keyof SessionTexts> = { autoLogin: 'autoLoginDone' };
const leadsAway = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}@]|\/\/|www\.|\p{Nd}[\p{Nd}\s-]{4}/iu;
const MAX_TEXT = 100;

/** Whether an error text may be stored for another page. */
const isCarried = (text: string) => text !== '' && text.length <= MAX_TEXT && !leadsAway.test(text);

function carry(value: string, cookieDomain: string): void {
  Cookies.set(COOKIE, value, cookieOptions(cookieDomain, new Date(Date.now() + CARRIED_MS)));
}

/** Stores the success of auto-login for the page after the redirect, which may be on the other origin. */
export function carryAutoLoginNotice(cookieDomain: string): void {
  carry('autoLogin', cookieDomain);
}

/** Stores an error for the next page, on either origin; `fallback` replaces a text that may not be stored. */
export function carryError(text: string, cookieDomain: string, fallback = ''): void {
  const shown = isCarried(text) ? text : fallback;
  if (isCarried(shown)) carry(`${ERROR}${shown}`, cookieDomain);
}

/** Reads and removes the notice that the previous page stored. */
export function takeCarriedNotice(cookieDomain: string, texts: SessionTexts): Notice | undefined {
  const value = Cookies.get(COOKIE);
  if (value === undefined) return undefined;
  Cookies.remove(COOKIE, cookieOptions(cookieDomain));
  if (value.startsWith(ERROR)) {
    const text = value.slice(ERROR.length);
    return isCarried(text) ? { kind: 'error', text } : undefined;
  }
  const text = Object.keys(carried).includes(value) ? carried[value] : undefined;
  return text && { kind: 'success', text: texts[text] };
}

/** Queues notices until there is a listener, because the toasts mount after the session starts. */
export function createNotices() {
  const waiting: Notice[] = [];
  const listeners = new Set<(notice: Notice) => void>();
  return {
    post(notice: Notice) {
      if (listeners.size === 0) waiting.push(notice);
      listeners.forEach((listener) => listener(notice));
    },
    onNotice(listener: (notice: Notice) => void) {
      listeners.add(listener);
      waiting.splice(0).forEach((notice) => listener(notice));
      return () => void listeners.delete(listener);
    },
  };
}
