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
const ERROR = 'error ';
// A sibling host can write the cookie. The success is a name, and an error must not send the reader anywhere: no address, no
// number to call.
const carried: Record<string, keyof SessionTexts> = { autoLogin: 'autoLoginDone' };
const leadsAway = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}@]|\/\/|www\.|\p{Nd}[\p{Nd}\s-]{4}/iu;
const MAX_TEXT = 100;

/** Whether an error text may be carried to another page. */
const isCarried = (text: string) => text !== '' && text.length <= MAX_TEXT && !leadsAway.test(text);

function carry(value: string, cookieDomain: string): void {
  Cookies.set(COOKIE, value, cookieOptions(cookieDomain, new Date(Date.now() + CARRIED_MS)));
}

/** Carries the success of auto-login over the redirect to a page that may lie on the other origin. */
export function carryAutoLoginNotice(cookieDomain: string): void {
  carry('autoLogin', cookieDomain);
}

/** Carries an error to the next page, on either origin; `fallback` replaces a text that may not be carried. */
export function carryError(text: string, cookieDomain: string, fallback = ''): void {
  const said = isCarried(text) ? text : fallback;
  if (isCarried(said)) carry(`${ERROR}${said}`, cookieDomain);
}

/** The notice that the page before left, once. */
export function takeCarriedNotice(cookieDomain: string, texts: SessionTexts): Notice | undefined {
  const value = Cookies.get(COOKIE);
  if (value === undefined) return undefined;
  Cookies.remove(COOKIE, cookieOptions(cookieDomain));
  if (value.startsWith(ERROR)) {
    const text = value.slice(ERROR.length);
    return isCarried(text) ? { kind: 'error', text } : undefined;
  }
  const text = Object.hasOwn(carried, value) ? carried[value] : undefined;
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
