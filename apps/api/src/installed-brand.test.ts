import { calls } from '@portal/contract';
import { registerCustomer } from '@portal/testkit';
import { request } from 'node:http';
import { startTestGateway, type TestGateway } from './testing/start-test-gateway';

let test_: TestGateway;

beforeAll(async () => {
  test_ = await startTestGateway({
    SITE_ORIGIN: 'https://www.broker.com',
    USER_CENTER_ORIGIN: 'https://user.broker.com',
    COOKIE_DOMAIN: 'broker.com',
  });
});
afterAll(() => test_.stop());

interface Response {
  cookies: readonly string[];
  json: Record<string, unknown>;
}

/** As a proxy that ends TLS passes a request on. `fetch` cannot send another Host. */
const ask = (host: string, path: string, body?: object) =>
  new Promise<Response>((resolve, reject) => {
    const headers = { host, ...(body && { 'content-type': 'application/json' }) };
    const sent = request(new URL(path, test_.url), { method: body ? 'POST' : 'GET', headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({
          cookies: answer.headers['set-cookie'] ?? [],
          json: JSON.parse(Buffer.concat(parts).toString()) as Record<string, unknown>,
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body && JSON.stringify(body));
  });

it.each(['www.broker.com', 'user.broker.com', 'broker.com'])('%s is configured for its own origins', async (host) => {
  const { json } = await ask(host, '/config.json');
  expect(json).toMatchObject({
    siteOrigin: 'https://www.broker.com',
    userCenterOrigin: 'https://user.broker.com',
    cookieDomain: 'broker.com',
  });
});

it.each(['www.eet.localhost', 'www.otherbroker.com', 'broker.com.evil.com'])(
  '%s is not treated as a host of the brand',
  async (host) => {
    const { json } = await ask(host, '/config.json');
    expect(json).toMatchObject({ siteOrigin: `http://${host}`, cookieDomain: '' });
  },
);

it('sets a secure session cookie for its domain, even if the proxy reports http', async () => {
  const { phone, password } = await registerCustomer(test_.url);
  const login = { username: phone, password, platform: 1 };
  const { json, cookies } = await ask('www.broker.com', calls.customer.login.path, login);
  expect(json).toMatchObject({ code: 'OK' });
  expect(cookies).toHaveLength(1);
  expect(cookies[0]).toMatch(/^__Secure-sid=[\w-]{43}; .*Domain=broker\.com; .*Secure/);
});

it('returns invitation links to its own site', async () => {
  const { client } = await registerCustomer(test_.url);
  const { link } = await client.ok(calls.recommend.getInviteCode, {});
  expect(link).toMatch(/^https:\/\/www\.broker\.com\/register\?inviteCode=/);
});
