import Cookies from 'js-cookie';
import type { SessionTexts } from '../texts/session-texts';
import { cookieOptions } from './cookie-options';

/** What a session has to say to its user, in a toast. */
export interface Notice {
  kind: 'success' | 'error';
  text: string;
}

const COOKIE = 'notice';
const CARRIED_MS = 60_000;
// The cookie holds a name, not a text: a sibling host could put words into our mouth.
const carried: Record<string, keyof SessionTexts> = { autoLogin: 'autoLoginDone' };

/** Carries the success of auto-login over the redirect to a page that may lie on the other origin. */
export function carryAutoLoginNotice(cookieDomain: string): void {
  Cookies.set(COOKIE, 'autoLogin', cookieOptions(cookieDomain, new Date(Date.now() + CARRIED_MS)));
}

/** The notice that the page before left, once. */
export function takeCarriedNotice(cookieDomain: string, texts: SessionTexts): Notice | undefined {
  const name = Cookies.get(COOKIE);
  if (name === undefined) return undefined;
  Cookies.remove(COOKIE, cookieOptions(cookieDomain));
  const text = Object.hasOwn(carried, name) ? carried[name] : undefined;
  return text && { kind: 'success', text: texts[text] };
}

/** Keeps notices until somebody listens: the toasts are mounted later than the session starts. */
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
