import { readConfig } from './read-config';

const fetched = jest.spyOn(globalThis, 'fetch');
const answer = (body: string, status = 200) => Promise.resolve(new Response(body, { status }));

test('gives what the file holds', async () => {
  fetched.mockImplementation(() => answer('{"brand":"test"}'));
  expect(await readConfig()).toEqual({ brand: 'test' });
});

test.each([
  ['NETWORK', 'without a line', () => Promise.reject(new TypeError('网络连接已中断。'))],
  ['HTTP', 'for a gateway in trouble', () => answer('{}', 503)],
  ['HTTP', 'for a page of somebody else', () => answer('<html>登录网络</html>')],
])('throws %s %s', async (code, _, ask) => {
  fetched.mockImplementation(ask);
  await expect(readConfig()).rejects.toMatchObject({ code });
});

test('throws TIMEOUT after ten seconds', async () => {
  jest.useFakeTimers();
  fetched.mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
      ),
  );
  const thrown = expect(readConfig()).rejects.toMatchObject({ code: 'TIMEOUT' });
  await jest.advanceTimersByTimeAsync(10_000);
  await thrown;
  jest.useRealTimers();
});
