/** What an address asks for: a token to sign in with, and where to go then. */
export interface AutoLoginRequest {
  token: string;
  path?: string;
}

/**
 * Takes a token and its path out of the address and out of this entry of the history; other parameters stay as they were
 * written. Call it before anything else: whatever is fetched meanwhile may carry the address along.
 * @returns `undefined` where the address holds no token
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
