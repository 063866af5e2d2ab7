/**
 * @jest-environment-options {"url": "http://user.brand.test/user-center/acctInfo"}
 */
import { config, forgetEverything } from '../../test/parts';
import { lastPage, rememberPage } from './last-page';
import { readUserCookie, writeUserCookie } from './user-cookie';

const remember = (username: string, href: string) => rememberPage(username, href, config);
const last = (username: string) => lastPage(username, config);
beforeEach(forgetEverything);

it('stores one page per user in a cookie of the parent domain, which both origins share', () => {
  remember('880001', 'http://user.brand.test/user-center/fundingDetails?tab=2#a');
  remember('880002', '/news');
  expect([last('880001'), last('880002'), last('880003')]).toEqual([
    '/user-center/fundingDetails?tab=2#a',
    '/news',
    undefined,
  ]);
  expect(localStorage).toHaveLength(0);
  remember('880001', '/about');
  expect(last('880001')).toBe('/about');
  // This would not remove a host-only cookie.
  forgetEverything();
  expect(last('880001')).toBeUndefined();
});

const never = [
  '/login',
  '/Login/',
  '/%6Cogin',
  '/login?path=/news',
  '/register?utm_source=a',
  '/forget-password',
  '/security/not-me?ticket=1-a',
  '/active/deeplink?x=1',
  '/user-center/assets/deposit?merchantId=M1&pno=D1',
  '/user-center/assets/deposit?MERCHANTID=M1',
  '/user-center/assets/deposit?merchant%49d=M1',
  '/news#merchantId',
];

it.each([...never, 'http://evil.test/news'])('does not store %s', (href) => {
  remember('880001', '/about');
  remember('880001', href);
  expect(last('880001')).toBe('/about');
});

it.each([...never, '//evil.com', 'https://evil.com', '/\\evil.com', '/a/../b', '/news?token=T', '', 'news'])(
  'ignores %s, written by a sibling host',
  (path) => {
    writeUserCookie('lastPage', '880001', path, config.cookieDomain);
    expect(readUserCookie('lastPage')).toHaveLength(1);
    expect(last('880001')).toBeUndefined();
  },
);

it('stores a page with a similar prefix, and the home page', () => {
  remember('880001', '/login-help');
  expect(last('880001')).toBe('/login-help');
  remember('880001', '/');
  expect(last('880001')).toBe('/');
});

it('remembers an address that is not well encoded, and does not follow it', () => {
  remember('880001', '/news?search=%zz');
  expect(readUserCookie('lastPage')).toEqual([['880001', '/news?search=%zz']]);
  expect(last('880001')).toBeUndefined();
});

it.each(['//login', '/active/deeplink/x', '/forget-password/'])('does not remember %s', (path) => {
  remember('880001', `http://user.brand.test${path}`);
  expect(readUserCookie('lastPage')).toEqual([]);
});

it.each(['/active/deeplinks', '/a/login', '/registered'])('remembers %s', (path) => {
  remember('880001', path);
  expect(last('880001')).toBe(path);
});
