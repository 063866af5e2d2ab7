/**
 * @jest-environment-options {"url": "http://user.brand.test/user-center/acctInfo"}
 */
import { cookieOptions } from './cookie-options';
import {
  clearSessionCookies,
  isLoggedIn,
  readSessionCookies,
  sessionToken,
  storeSessionCookies,
} from './session-cookies';

const set = jest.spyOn(document, 'cookie', 'set');
beforeEach(() => {
  clearSessionCookies('brand.test');
  set.mockClear();
});

it('writes three cookies on the parent domain for three days', () => {
  storeSessionCookies({ token: 'T', username: '880001', userid: '880001' }, 'brand.test');
  expect(set.mock.calls.map(([text]) => text.split('=')[0])).toEqual(['token', 'username', 'userid']);
  for (const [text] of set.mock.calls) {
    const attributes = text.split('; ').slice(1);
    expect(attributes).toEqual(expect.arrayContaining(['domain=brand.test', 'path=/', 'sameSite=Lax']));
    expect(attributes).not.toContain('secure');
    const expires = Date.parse(attributes.find((one) => one.startsWith('expires='))!.slice('expires='.length));
    expect(Math.abs(expires - Date.now() - 3 * 86_400_000)).toBeLessThan(5000);
  }
  expect(readSessionCookies()).toEqual({ token: 'T', username: '880001', userid: '880001' });
});

it('is logged in only with both token and username', () => {
  expect(isLoggedIn()).toBe(false);
  storeSessionCookies({ token: 'T' }, 'brand.test');
  expect([isLoggedIn(), sessionToken()]).toEqual([false, 'T']);
  storeSessionCookies({ username: '880001' }, 'brand.test');
  expect(isLoggedIn()).toBe(true);
  clearSessionCookies('brand.test', ['token']);
  expect([isLoggedIn(), sessionToken()]).toEqual([false, undefined]);
});

it('clears host-only cookies as well', () => {
  document.cookie = 'token=own; path=/';
  storeSessionCookies({ token: 'T' }, 'brand.test');
  clearSessionCookies('brand.test');
  expect(document.cookie).toBe('');
});

it('omits the domain on a host outside of it', () => {
  expect(cookieOptions('brand.test')).toHaveProperty('domain', 'brand.test');
  expect(cookieOptions('user.brand.test')).toHaveProperty('domain', 'user.brand.test');
  expect(cookieOptions('other.test')).not.toHaveProperty('domain');
  expect(cookieOptions('rand.test')).not.toHaveProperty('domain');
});

it('lives as long as it is asked to, under http without Secure', () => {
  expect(cookieOptions('brand.test')).toEqual({
    path: '/',
    sameSite: 'Lax',
    secure: false,
    expires: 3,
    domain: 'brand.test',
  });
  const until = new Date();
  expect(cookieOptions('brand.test', until).expires).toBe(until);
});

it('takes an empty cookie for none', () => {
  for (const name of ['token', 'username', 'userid']) document.cookie = `${name}=; path=/`;
  expect(readSessionCookies()).toEqual({ token: undefined, username: undefined, userid: undefined });
  expect([isLoggedIn(), sessionToken()]).toEqual([false, undefined]);
});
