/**
 * @jest-environment-options {"url": "http://user.brand.test/user-center/acctInfo"}
 */
import { forgetEverything } from '../../test/parts';
import { lastPage, rememberPage } from './last-page';
import { readUserValue } from './user-value';

beforeEach(forgetEverything);

it('remembers a page by user', () => {
  rememberPage('880001', 'http://user.brand.test/user-center/fundingDetails?tab=2#a');
  rememberPage('880002', '/news');
  expect(localStorage.getItem('880001:lastPage')).toBe('/user-center/fundingDetails?tab=2#a');
  expect([lastPage('880001'), lastPage('880002'), lastPage('880003')]).toEqual([
    '/user-center/fundingDetails?tab=2#a',
    '/news',
    undefined,
  ]);
});

it.each([
  '/login',
  '/login?path=/news',
  '/register?utm_source=a',
  '/forget-password',
  '/active/deeplink?x=1',
  '/user-center/assets/deposit?merchantId=M1&pno=D1',
  '/news#merchantId',
  'http://evil.test/news',
])('does not remember %s', (href) => {
  rememberPage('880001', '/about');
  rememberPage('880001', href);
  expect(lastPage('880001')).toBe('/about');
});

it('remembers what only begins alike', () => {
  rememberPage('880001', '/login-help');
  expect(lastPage('880001')).toBe('/login-help');
});

it('does without where storage is closed', () => {
  const closed = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  expect(() => rememberPage('880001', '/news')).not.toThrow();
  expect(readUserValue('880001', 'lastPage')).toBeUndefined();
  closed.mockRestore();
});
