import type Cookies from 'js-cookie';

const DEFAULT_DAYS = 3;

/**
 * Attributes of every cookie of ours. On a host outside the brand's domain (a bare address in development) a browser would
 * refuse the Domain, so there the cookie belongs to the host alone.
 */
export function cookieOptions(cookieDomain: string, expires: number | Date = DEFAULT_DAYS): Cookies.CookieAttributes {
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
