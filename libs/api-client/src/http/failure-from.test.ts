import { AxiosError, CanceledError } from 'axios';
import { en } from '../texts/en';
import { failureFrom, failureOf } from './failure-from';

const network = '网络异常，请稍后重试';
const timeout = '等待时间过长，请稍后重试';
const release = '页面没有加载完整，请刷新页面';
const script = '页面出错，请刷新页面后重试';
const busy = '系统繁忙，请稍后重试';

const coded = (code: string) => Object.assign(new Error('/config.json'), { code });
/** What RTK Query makes of a thrown error. */
const serialized = ({ name, message, stack }: Error) => ({ name, message, stack });

const online = (isOnline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
afterEach(() => jest.restoreAllMocks());

test.each([
  ['axios without a response', new AxiosError('Network Error', 'ERR_NETWORK'), 'NETWORK', network],
  ['axios, a connection that was closed', new AxiosError('aborted', 'ECONNABORTED'), 'NETWORK', network],
  ['axios, a broken response', new AxiosError('cut', 'ERR_BAD_RESPONSE'), 'NETWORK', network],
  ['axios, the limit reached', new AxiosError('timeout', 'ETIMEDOUT'), 'TIMEOUT', timeout],
  ['axios, given up by the caller', new CanceledError(), 'CANCELED', '请求已取消'],
  ['axios, a request that it refuses', new AxiosError('bad', 'ERR_INVALID_URL'), 'SCRIPT', script],
  ['axios, an option that it refuses', new AxiosError('bad', 'ERR_BAD_OPTION_VALUE'), 'SCRIPT', script],
  ['fetch in Chromium', new TypeError('Failed to fetch'), 'NETWORK', network],
  ['fetch in Firefox', new TypeError('NetworkError when attempting to fetch resource.'), 'NETWORK', network],
  ['fetch in Safari', new TypeError('Load failed'), 'NETWORK', network],
  ['fetch, the limit reached', new DOMException('x', 'TimeoutError'), 'TIMEOUT', timeout],
  ['fetch, given up', new DOMException('x', 'AbortError'), 'CANCELED', '请求已取消'],
  ['no configuration without a line', coded('NETWORK'), 'NETWORK', network],
  ['no configuration in time', coded('TIMEOUT'), 'TIMEOUT', timeout],
  ['no configuration on the server', coded('HTTP'), 'HTTP', busy],
  [
    'a file that is gone, in Chromium',
    new TypeError('Failed to fetch dynamically imported module: /a.js'),
    'RELEASE',
    release,
  ],
  ['a file that is gone, in Firefox', new TypeError('error loading dynamically imported module'), 'RELEASE', release],
  ['a file that is gone, in Safari', new TypeError('Importing a module script failed.'), 'RELEASE', release],
  ['a script error', new TypeError("Cannot read properties of undefined (reading 'msg')"), 'SCRIPT', script],
  ['a script error after RTK Query', serialized(new RangeError('Invalid time value')), 'SCRIPT', script],
  ['an error with the name of a method as its code', coded('toString'), 'SCRIPT', script],
  ['an error with a code of its own', coded('ENOENT'), 'SCRIPT', script],
  ['an error that quotes another', new Error('it said: Failed to fetch'), 'SCRIPT', script],
  ['a text', 'Network Error', 'SCRIPT', script],
  ['nothing', undefined, 'SCRIPT', script],
  ['null', null, 'SCRIPT', script],
])('%s', (_, cause, code, msg) => {
  online(true);
  expect(failureFrom(cause)).toEqual({ ok: false, code, msg, status: 0 });
});

test('a file that does not arrive without a line is the network’s fault', () => {
  online(false);
  const cause = new TypeError('Failed to fetch dynamically imported module: /a.js');
  expect(failureFrom(cause)).toMatchObject({ code: 'NETWORK', msg: network });
});

test('a script error without a line is still one', () => {
  online(false);
  expect(failureFrom(new TypeError('x is not a function'))).toMatchObject({ code: 'SCRIPT', msg: script });
});

test.each([
  { code: 'UNAVAILABLE', msg: '系统维护中，请稍后再来', status: 503 },
  { code: 'HTTP', msg: '获取账户信息失败', status: 502 },
  { code: 'RATE', msg: '操作过于频繁，请稍后重试', status: 429, retryAfter: 7 },
  { code: 'PARAM', msg: '请检查填写的内容', status: 400, fields: { city: '城市不正确' } },
])('a refusal keeps its own words: $code', (refusal) => {
  expect(failureFrom(refusal)).toEqual({ ok: false, ...refusal });
});

test('takes the texts of another language', () => {
  expect(failureFrom(new Error('x'), en).msg).toBe(en.script);
});

test('an outcome without an error is no failure', () => {
  expect(failureOf({})).toBeUndefined();
  expect(failureOf({ error: undefined })).toBeUndefined();
  expect(failureOf({ error: new Error('x') })).toMatchObject({ code: 'SCRIPT', msg: script });
});
