import { customerRequests } from '@portal/api-client/customer/requests';
import type { RuntimeConfig } from '@portal/session/core';
import { PublicCache } from '../data/public-cache';
import { call } from './call';
import { startSession } from './start-session';

let cause: Error;
jest.mock('./gateway', () => {
  throw cause;
});

const origin = 'https://www.brand.test';
const config: RuntimeConfig = {
  siteOrigin: origin,
  userCenterOrigin: origin,
  cookieDomain: '.brand.test',
  apiBase: '',
  brand: 'test',
};
const gone = new TypeError('Failed to fetch dynamically imported module: /assets/http.js');

afterEach(() => jest.restoreAllMocks());

describe.each([
  ['without a line', gone, false, 'NETWORK', '网络异常，请稍后重试'],
  ['with a file that is gone', gone, true, 'RELEASE', '页面没有加载完整，请刷新页面'],
  ['with a script error', new TypeError('x is not a function'), true, 'SCRIPT', '页面出错，请刷新页面后重试'],
])('%s', (_, thrown, isOnline, code, msg) => {
  const answer = { ok: false, code, msg, status: 0 };
  beforeEach(() => {
    cause = thrown;
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  });

  test('a login says so', async () => {
    const { session } = startSession(config);
    expect(await session.login({ username: '13800138000', password: 'Demo2026' })).toEqual(answer);
  });

  test('a call says so', async () => {
    const { http } = startSession(config);
    const args = { mobilePhone: '13800138000', mobilePrefix: '86' };
    expect(await call(http, customerRequests.checkPhone, args)).toEqual(answer);
  });

  test('what a page reads says so', async () => {
    const cache = new PublicCache();
    await cache.fetch('key', () => Promise.reject(thrown));
    expect(cache.get('key')).toEqual({ failed: { code, msg } });
  });
});
