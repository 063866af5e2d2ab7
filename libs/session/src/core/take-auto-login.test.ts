/**
 * @jest-environment-options {"url": "http://user.brand.test/user-center/acctInfo"}
 */
import { takeAutoLogin } from './take-auto-login';

const open = (address: string) => window.history.replaceState({ key: 'k' }, '', address);
const address = () => window.location.href.slice(window.location.origin.length);

it.each([
  ['/news?token=T', { token: 'T' }, '/news'],
  ['/news?token=T&path=%2Fuser-center%2Finvite', { token: 'T', path: '/user-center/invite' }, '/news'],
  [
    '/news?a=1&token=T&b=%E9%BB%84+x%20y&path=/x&c#top',
    { token: 'T', path: '/x' },
    '/news?a=1&b=%E9%BB%84+x%20y&c#top',
  ],
  ['/?token=T&token=U&path=/a&path=/b', { token: 'T', path: '/a' }, '/'],
  ['/?%74oken=T&p%61th=/a&x=1', { token: 'T', path: '/a' }, '/?x=1'],
  ['/?token=T&path=', { token: 'T' }, '/'],
  ['/?tokens=T&xtoken=U&token=V', { token: 'V' }, '/?tokens=T&xtoken=U'],
])('reads and removes the token of %s', (from, request, left) => {
  open(from);
  const entries = window.history.length;
  expect(takeAutoLogin()).toEqual(request);
  expect(address()).toBe(left);
  expect(window.history.length).toBe(entries);
  expect(window.history.state).toEqual({ key: 'k' });
  expect(takeAutoLogin()).toBeUndefined();
});

it.each(['/login?path=/user-center/invite', '/?token=', '/#token=T', '/?TOKEN=T'])('does not change %s', (from) => {
  open(from);
  expect(takeAutoLogin()).toBeUndefined();
  expect(address()).toBe(from);
});
