import type * as runtimeConfig from './runtime-config';
import { config } from '../../test/parts';

const answer = (body: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }));

let loadConfig: typeof runtimeConfig.loadConfig;
const fetched = jest.spyOn(globalThis, 'fetch');
beforeEach(async () => {
  jest.resetModules();
  fetched.mockReset();
  ({ loadConfig } = await import('./runtime-config'));
});

it('is fetched once', async () => {
  fetched.mockImplementation(() => answer(config));
  expect(await Promise.all([loadConfig(), loadConfig()])).toEqual([config, config]);
  await loadConfig();
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/config.json']);
});

it.each([
  [{ ...config, siteOrigin: 'www.brand.test' }],
  [{ ...config, siteOrigin: 'javascript://x' }],
  [{ ...config, userCenterOrigin: 'http://user.brand.test/' }],
  [{ ...config, userCenterOrigin: 'http://a@b' }],
  [{ ...config, cookieDomain: undefined }],
  [{ ...config, apiBase: 1 }],
  [{ ...config, userCenterOrigin: 1 }],
  [{ ...config, siteOrigin: 'xhttp://www.brand.test' }],
  [{ ...config, brand: null }],
  ['text'],
  [null],
])('is refused if it is %j', async (body) => {
  fetched.mockImplementation(() => answer(body));
  await expect(loadConfig()).rejects.toThrow('/config.json');
});

it('is requested again after a failure', async () => {
  fetched.mockImplementationOnce(() => answer(config, 502));
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  fetched.mockImplementation(() => answer(config));
  await expect(loadConfig()).rejects.toThrow('/config.json');
  await expect(loadConfig()).rejects.toMatchObject({ code: 'NETWORK' });
  expect(await loadConfig()).toEqual(config);
});

it('is read from the gateway, not from the cache, and with the page’s own cookies', async () => {
  fetched.mockImplementation(() => answer(config));
  await loadConfig();
  expect(fetched.mock.calls).toMatchObject([['/config.json', { cache: 'no-cache', credentials: 'same-origin' }]]);
});

it('is given up after ten seconds, also where the browser has no AbortSignal.timeout', async () => {
  jest.useFakeTimers();
  const { timeout } = AbortSignal;
  Reflect.deleteProperty(AbortSignal, 'timeout');
  try {
    fetched.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new Error('timed out'))),
        ),
    );
    let outcome = 'waiting';
    const loaded = loadConfig().catch(({ code }: { code: string }) => (outcome = code));
    await jest.advanceTimersByTimeAsync(9_999);
    expect(outcome).toBe('waiting');
    await jest.advanceTimersByTimeAsync(1);
    await loaded;
    expect(outcome).toBe('TIMEOUT');
  } finally {
    AbortSignal.timeout = timeout;
    jest.useRealTimers();
  }
});
