import type Cookies from 'js-cookie';

/** How long a cookie lives. */
export const COOKIE_DAYS = 3;

/**
 * Attributes of all our cookies. On a host outside the brand's domain (a bare IP address in development) a browser would reject
 * the Domain attribute, so the cookie is host-only there.
 */
export function cookieOptions(cookieDomain: string, expires: number | Date = COOKIE_DAYS): Cookies.CookieAttributes {
  const { hostname, protocol } = window.location;
  const within = hostname === cookieDomain || hostname.endsWith(`.${cookieDomain}`);
  return {
    path: '/',
    sameSite: 'Lax',
    secure: protocol === 'https:',
    expires,
    ...(within && { domain: cookieDomain }),
  };
}
