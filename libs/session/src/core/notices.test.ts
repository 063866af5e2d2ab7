/**
 * @jest-environment-options {"url": "http://user.brand.test/user-center/acctInfo"}
 */
import Cookies from 'js-cookie';
import { forgetEverything } from '../../test/parts';
import { zhCN } from '../texts/zh-cn';
import { carryAutoLoginNotice, carryError, createNotices, takeCarriedNotice } from './notices';

beforeEach(forgetEverything);
afterEach(() => jest.restoreAllMocks());

const take = () => takeCarriedNotice('brand.test', zhCN);
const carried = (text: string, fallback?: string) => {
  carryError(text, 'brand.test', fallback);
  return take()?.text;
};

it('lives for a minute in a cookie of the parent domain, and is read once', () => {
  const set = jest.spyOn(document, 'cookie', 'set');
  carryAutoLoginNotice('brand.test');
  const attributes = set.mock.calls[0]?.[0].split('; ') ?? [];
  expect(attributes).toEqual(expect.arrayContaining(['domain=brand.test', 'path=/', 'sameSite=Lax']));
  const expires = Date.parse(attributes.find((one) => one.startsWith('expires='))!.slice('expires='.length));
  expect(Math.abs(expires - Date.now() - 60_000)).toBeLessThan(5_000);
  expect(take()).toEqual({ kind: 'success', text: '自动登录成功' });
  expect(document.cookie).toBe('');
  expect(take()).toBeUndefined();
});

it.each([
  '登录状态已失效，请重新登录',
  '很'.repeat(100),
  // Four digits are a code or a year, not a phone number.
  '错误 1234',
  '第 1 2 步',
  'a/b',
  'www',
])('carries %s', (text) => {
  expect(carried(text)).toBe(text);
});

it.each([
  '',
  '很'.repeat(101),
  '请联系 12345',
  '请联系 1-2 3',
  '请联系 １２３４５',
  '请联系 a@b.test',
  '//evil.test',
  'WWW.evil.test',
  '一\n二',
  '一\u200b二',
  '一\u2028二',
  '一\u2029二',
])('does not carry %j, nor take it from a cookie of a sibling host', (text) => {
  expect(carried(text)).toBeUndefined();
  expect(document.cookie).toBe('');
  expect(carried(text, '请登录')).toBe('请登录');
  expect(carried(text, text)).toBeUndefined();
  Cookies.set('notice', `error ${text}`, { domain: 'brand.test' });
  expect(take()).toBeUndefined();
  expect(document.cookie).toBe('');
});

it.each(['', 'autoLoginDone', 'constructor', 'error', 'toString'])(
  'takes %j, written by a sibling host, for nothing',
  (value) => {
    Cookies.set('notice', value, { domain: 'brand.test' });
    expect(take()).toBeUndefined();
  },
);

it('gives what waited to the first listener, what comes later to all, and nothing to one that has left', () => {
  const { post, onNotice } = createNotices();
  const [one, other, later] = ['一', '二', '三'].map((text) => ({ kind: 'error' as const, text }));
  const [first, second] = [jest.fn(), jest.fn()];
  post(one!);
  const leave = onNotice(first);
  onNotice(second);
  post(other!);
  leave();
  post(later!);
  expect(first.mock.calls).toEqual([[one], [other]]);
  expect(second.mock.calls).toEqual([[other], [later]]);
});
