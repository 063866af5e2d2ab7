const { ask, textOf } = jest.requireActual<{
  ask: (url: string, body?: object) => Promise<unknown>;
  textOf: (error: unknown) => string;
}>('../assets/terminal/ask.js');

const fetched = jest.spyOn(globalThis, 'fetch');
const answer = (body: string, status = 200) => Promise.resolve(new Response(body, { status }));

test('answers the data', async () => {
  fetched.mockImplementation(() => answer('{"code":"OK","msg":"","data":{"currency":"USD"}}'));
  expect(await ask('/sandbox/terminal/state', {})).toEqual({ currency: 'USD' });
});

test.each([
  ['no line', () => Promise.reject(new TypeError('Failed to fetch')), '网络异常，请稍后重试'],
  ['a page that is no envelope', () => answer('<html>', 502), '系统繁忙，请稍后重试'],
  ['a refusal', () => answer('{"code":"RATE","msg":"操作过于频繁，请稍后重试"}', 429), '操作过于频繁，请稍后重试'],
])('tells of %s', async (_, reply, text) => {
  fetched.mockImplementation(reply);
  expect(await ask('/sandbox/terminal/state', {}).catch(textOf)).toBe(text);
});

test('tells of the limit, also where the browser has no AbortSignal.timeout', async () => {
  jest.useFakeTimers();
  const { timeout } = AbortSignal;
  Reflect.deleteProperty(AbortSignal, 'timeout');
  try {
    fetched.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
        ),
    );
    const shown = ask('/sandbox/terminal/state', {}).catch(textOf);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await shown).toBe('等待时间过长，请稍后重试');
  } finally {
    AbortSignal.timeout = timeout;
    jest.useRealTimers();
  }
});

test('tells of a fault of the page in words of its own', () => {
  expect(textOf(new TypeError('x is undefined'))).toBe('页面出错，请刷新页面后重试');
});
