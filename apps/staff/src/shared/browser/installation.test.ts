import { failureFrom } from '@portal/api-client/http';
import { loadInstallation } from './installation';

const fetched = jest.spyOn(globalThis, 'fetch');
const answer = (body: string, status = 200) => Promise.resolve(new Response(body, { status }));

test.each([
  ['no line', () => Promise.reject(new TypeError('网络连接已中断。')), '网络异常，请稍后重试'],
  ['a server in trouble', () => answer('{}', 503), '系统繁忙，请稍后重试'],
  ['a file without its fields', () => answer('{"brand":"eet"}'), '系统繁忙，请稍后重试'],
  [
    'a brand that nobody knows',
    () => answer('{"brand":"other","mode":"sandbox","apiBase":""}'),
    '页面出错，请刷新页面后重试',
  ],
])('says what failed: %s', async (_, reply, msg) => {
  fetched.mockImplementation(reply);
  const cause: unknown = await loadInstallation().catch((thrown: unknown) => thrown);
  expect(failureFrom(cause).msg).toBe(msg);
});
