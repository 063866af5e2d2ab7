import Cookies from 'js-cookie';
import { cookieOptions } from './cookie-options';

export interface SessionCookies {
  token?: string;
  username?: string;
  userid?: string;
}

const names = ['token', 'username', 'userid'] as const;

export function readSessionCookies(): SessionCookies {
  return {
    token: sessionToken(),
    username: Cookies.get('username') || undefined,
    userid: Cookies.get('userid') || undefined,
  };
}

/** The current token in the cookie; `undefined` on the server. */
export function sessionToken(): string | undefined {
  return Cookies.get('token') || undefined;
}

/** Logged in means that both the token and the username cookie exist. */
export function isLoggedIn(): boolean {
  const { token, username } = readSessionCookies();
  return token !== undefined && username !== undefined;
}

/** Sets the given cookies; others stay unchanged. */
export function storeSessionCookies(cookies: SessionCookies, cookieDomain: string): void {
  for (const name of names) {
    const value = cookies[name];
    if (value !== undefined) Cookies.set(name, value, cookieOptions(cookieDomain));
  }
}

/** Removes the session's cookies, or the named ones, from the parent domain and from the host itself. */
export function clearSessionCookies(cookieDomain: string, which: readonly (keyof SessionCookies)[] = names): void {
  for (const name of which) {
    Cookies.remove(name, cookieOptions(cookieDomain));
    Cookies.remove(name, { path: '/' });
  }
}
