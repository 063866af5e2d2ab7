/**
 * @jest-environment-options {"url": "http://user.brand.test/user-center/acctInfo"}
 */
import Cookies from 'js-cookie';
import { forgetEverything } from '../../test/parts';
import { readUserCookie, writeUserCookie } from './user-cookie';

const write = (username: string, value: string | undefined) => writeUserCookie('c', username, value, 'brand.test');
const raw = () => /(?:^|; )c=([^;]*)/.exec(document.cookie)?.[1] ?? '';
beforeEach(forgetEverything);

it('stores one value per user, the newest first', () => {
  write('880001', '/a');
  write('880002', '/b');
  write('880001', '/c');
  expect(readUserCookie('c')).toEqual([
    ['880001', '/c'],
    ['880002', '/b'],
  ]);
  write('880001', undefined);
  expect(readUserCookie('c')).toEqual([['880002', '/b']]);
  write('880002', undefined);
  expect(raw()).toBe('');
});

it('is URI-encoded and stays within 2 KB: removes the oldest values, and ignores a value that is too long', () => {
  for (let user = 1; user <= 9; user += 1) write(String(user), `/${'x'.repeat(20)};,"黄`);
  expect(readUserCookie('c').map(([username]) => username)).toEqual(['9', '8', '7', '6', '5', '4', '3', '2']);
  expect(raw()).toMatch(/^[\w.!~*'()%-]+$/);
  write('10', 'y'.repeat(1900));
  expect(readUserCookie('c')[0]?.[0]).toBe('10');
  expect(raw().length).toBeLessThanOrEqual(2048);
  const before = raw();
  write('10', 'z'.repeat(2048));
  expect(raw()).toBe(before);
});

it.each([
  'x',
  '%',
  '{}',
  'null',
  '[["a"]]',
  '[[1,"/x"]]',
  '[["a","b","c"]]',
  '[["a"],[1,"/x"],["a","b","c"],"ab"]',
  `[["a","${'x'.repeat(3000)}"]]`,
])('ignores the foreign value %s', (value) => {
  Cookies.withConverter({ write: String }).set('c', encodeURIComponent(value), { domain: 'brand.test' });
  expect(readUserCookie('c')).toEqual([]);
  write('880001', '/a');
  expect(readUserCookie('c')).toEqual([['880001', '/a']]);
});

it('uses all of 2,048 characters, and not one more', () => {
  const room = 2_048 - encodeURIComponent('[["1",""]]').length;
  write('1', 'x'.repeat(room));
  expect(raw()).toHaveLength(2_048);
  expect(readUserCookie('c')).toEqual([['1', 'x'.repeat(room)]]);
  write('1', 'y'.repeat(room + 1));
  expect(readUserCookie('c')).toEqual([['1', 'x'.repeat(room)]]);
  Cookies.withConverter({ write: String }).set('c', encodeURIComponent(JSON.stringify([['1', 'x'.repeat(room + 1)]])), {
    domain: 'brand.test',
  });
  expect(readUserCookie('c')).toEqual([]);
});

it('lives for three days, or until the given time', () => {
  const set = jest.spyOn(document, 'cookie', 'set');
  const livesFor = () => Date.parse(/expires=([^;]*)/.exec(set.mock.calls.at(-1)![0])![1]!) - Date.now();
  write('880001', '/a');
  expect(Math.abs(livesFor() - 3 * 86_400_000)).toBeLessThan(5_000);
  writeUserCookie('c', '880001', '/a', 'brand.test', new Date(Date.now() + 60_000));
  expect(Math.abs(livesFor() - 60_000)).toBeLessThan(5_000);
  set.mockRestore();
});
