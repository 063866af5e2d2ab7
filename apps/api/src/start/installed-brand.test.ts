import { calls } from '@portal/contract';
import { registerCustomer } from '@portal/testkit';
import { request } from 'node:http';
import { approveChange, mailedLink } from '../testing/approve-change';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

let test_: TestGateway;

beforeAll(async () => {
  test_ = await startTestGateway({
    SITE_ORIGIN: 'https://www.broker.com',
    USER_CENTER_ORIGIN: 'https://user.broker.com',
    COOKIE_DOMAIN: 'broker.com',
    STAFF_ORIGIN: 'https://staff.broker.internal',
  });
});
afterAll(() => test_.stop());

interface Response {
  cookies: readonly string[];
  text: string;
  location: string | undefined;
}

const jsonOf = ({ text }: Response) => JSON.parse(text) as Record<string, unknown>;

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
          text: Buffer.concat(parts).toString(),
          location: answer.headers.location,
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body && JSON.stringify(body));
  });

it.each(['www.broker.com', 'user.broker.com', 'broker.com'])('%s is configured for its own origins', async (host) => {
  expect(jsonOf(await ask(host, '/config.json'))).toMatchObject({
    siteOrigin: 'https://www.broker.com',
    userCenterOrigin: 'https://user.broker.com',
    cookieDomain: 'broker.com',
  });
});

it.each(['www.eet.localhost', 'www.otherbroker.com', 'broker.com.evil.com'])(
  '%s is not treated as a host of the brand',
  async (host) => {
    expect(jsonOf(await ask(host, '/config.json'))).toMatchObject({ code: 'HOST' });
  },
);

it('sets a secure session cookie for its domain, even if the proxy reports http', async () => {
  const { phone, password } = await registerCustomer(test_.url);
  const login = { username: phone, password, platform: 1 };
  const answer = await ask('www.broker.com', calls.customer.login.path, login);
  // The others expire a cookie of the same name.
  const cookies = answer.cookies.filter((cookie) => !cookie.includes('Max-Age=0;'));
  expect(jsonOf(answer)).toMatchObject({ code: 'OK' });
  expect(cookies).toHaveLength(2);
  expect(cookies[0]).toMatch(/^__Secure-sid=[\w-]{43}; .*Domain=broker\.com; .*Secure/);
  expect(cookies[1]).toMatch(/^device=[\w-]{43}; .*Domain=broker\.com; .*Secure/);
});

it('returns invitation links to its own site', async () => {
  const { client } = await registerCustomer(test_.url);
  const { link } = await client.ok(calls.recommend.getInviteCode, {});
  expect(link).toMatch(/^https:\/\/www\.broker\.com\/register\?inviteCode=/);
});

/** Every absolute address in a text, but those of XML's and other parties' formats. */
const originsIn = (text: string) => [
  ...new Set(
    [...text.matchAll(/https?:\/\/[^/\s"<]+/g)]
      .map(([origin]) => origin)
      .filter(
        (origin) => !/\/\/(www\.sitemaps\.org|www\.w3\.org|purl\.org|github\.com|validator\.w3\.org)$/.test(origin),
      ),
  ),
];

it.each(['/robots.txt', '/sitemap.xml', '/rss.xml', '/news/calendar.ics'])(
  'names only its own site in %s, whatever host is asked',
  async (path) => {
    for (const host of ['www.broker.com', 'broker.com']) {
      const { text } = await ask(host, path);
      expect([host, originsIn(text)]).toEqual([host, ['https://www.broker.com']]);
    }
    expect(jsonOf(await ask('www.otherbroker.com', path))).toMatchObject({ code: 'HOST' });
  },
);

it('redirects from the host of the user centre to its own site', async () => {
  const { location } = await ask('user.broker.com', '/legal/terms');
  expect(location).toBe('https://www.broker.com/legal/terms');
});

it('invites staff to the origin of the back office', async () => {
  const staff = new StaffClient(test_.staffUrl, test_.staffToken);
  const member = { email: 'dora@broker.com', name: 'Dora', roles: ['support'] };
  await approveChange(test_, await staff.ok(calls.staff.inviteMember, member));
  expect(await mailedLink(test_, member.email)).toMatch(/^https:\/\/staff\.broker\.internal\/invitation#/);
});
