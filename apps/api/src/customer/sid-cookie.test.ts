import { registerCustomer } from '@portal/testkit';
import { requestAs } from '../testing/request-as';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

let test_: TestGateway;
beforeAll(async () => {
  test_ = await startTestGateway();
});
afterAll(() => test_.stop());

/** Sends a request as a browser at a host of the brand. */
async function fetchAs(host: string, path: string, headers: Record<string, string>, body?: object) {
  const answer = await requestAs(test_.url, host, path, { headers, ...(body ? { body } : {}) });
  const { code, data } = JSON.parse(answer.text) as { code: string; data: { token?: string } | null };
  const setCookie = (answer.headers['set-cookie'] ?? []).filter((line) => !line.startsWith('device='));
  return { code, setCookie, ...(data?.token ? { token: data.token } : {}) };
}

test('tries every value of the sid cookie, and leaves one', async () => {
  const { client } = await registerCustomer(test_.url);
  const sid = client.cookies.get('sid') ?? '';
  const ask = (cookie: string, host: string) =>
    fetchAs(host, '/v2/customer/queryAccountInfo', { token: client.token ?? '', cookie });
  const { cookieDomain } = test_.gateway.brand;
  const www = `www.${cookieDomain}`;
  for (const cookie of [`sid=stale; sid=${sid}`, `sid=${sid}; a=b; sid=`, `sid=x; sid=y; sid=${sid}; sid=z`]) {
    const { code, setCookie } = await ask(cookie, www);
    expect(code).toBe('OK');
    expect(setCookie).toEqual([
      'sid=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax',
      `sid=; Max-Age=0; Domain=${www}; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax`,
      `sid=${sid}; Max-Age=259200; Domain=${cookieDomain}; Path=/; HttpOnly; SameSite=Lax`,
    ]);
  }
  expect(await ask(`sid=${sid}`, www)).toEqual({ code: 'OK', setCookie: [] });
  expect((await ask('sid=stale; sid=wrong', www)).code).toBe('10005');
});

test.each(['www', 'user'])(
  'login and logout expire the twins of the host %s, logout every session cookie',
  async (name) => {
    const { phone, password } = await registerCustomer(test_.url);
    const { cookieDomain } = test_.gateway.brand;
    const host = `${name}.${cookieDomain}`;
    const gone = (cookie: string, domain?: string) =>
      `${cookie}=; Max-Age=0; ${domain ? `Domain=${domain}; ` : ''}Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax`;
    const { setCookie, token } = await fetchAs(host, '/v2/user/login', {}, { username: phone, password, platform: 1 });
    expect(setCookie.slice(0, 2)).toEqual([gone('sid'), gone('sid', host)]);
    const sid = /^sid=([\w-]{43}); Max-Age=259200; Domain=(.+); Path/.exec(setCookie[2] ?? '');
    expect(sid?.[2]).toBe(cookieDomain);
    const cookie = `sid=${sid?.[1] ?? ''}; campaign=c; lastPage=l`;
    const out = await fetchAs(host, '/v2/user/logout', { token: token ?? '', cookie }, {});
    expect(out.code).toBe('OK');
    expect(out.setCookie).toEqual(
      ['sid', 'token', 'username', 'userid'].flatMap((one) => [gone(one), gone(one, host), gone(one, cookieDomain)]),
    );
  },
);

test("an app's logout leaves the cookies of the browser in it", async () => {
  const { client } = await registerCustomer(test_.url, { platform: 2 });
  const out = await fetchAs(
    `www.${test_.gateway.brand.cookieDomain}`,
    '/v2/user/logout',
    { token: client.token ?? '' },
    {},
  );
  expect(out).toEqual({ code: 'OK', setCookie: [] });
});
