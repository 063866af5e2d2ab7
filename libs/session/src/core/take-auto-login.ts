/** The auto-login request of a URL: a token, and where to go after the login. */
export interface AutoLoginRequest {
  token: string;
  path?: string;
}

/**
 * Removes a token and its path from the URL and from the current history entry; other parameters stay as they were written. Call
 * it before anything else, because requests made earlier may send the URL along.
 * @returns `undefined` when the URL has no token
 */
export function takeAutoLogin(): AutoLoginRequest | undefined {
  if (typeof window === 'undefined') return undefined;
  const { pathname, search, hash } = window.location;
  const given = new URLSearchParams(search);
  const token = given.get('token');
  if (!token) return undefined;

  const others = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && ![...new URLSearchParams(part).keys()].some((k) => k === 'token' || k === 'path'));
  const rest = others.length > 0 ? `?${others.join('&')}` : '';
  window.history.replaceState(window.history.state, '', `${pathname}${rest}${hash}`);

  const path = given.get('path');
  return path ? { token, path } : { token };
}
