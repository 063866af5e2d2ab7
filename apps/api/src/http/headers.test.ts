import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, type CallSpec } from '@portal/contract';
import { Client, registerCustomer, type TestCustomer } from '@portal/testkit';
import { alwaysHeaders } from '../testing/always-headers';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const html = '<!doctype html><style>b{color:red}</style><title>用户中心</title><div id="root"></div>';
const web = mkdtempSync(join(tmpdir(), 'portal-web-'));

let test_: TestGateway;
let customer: TestCustomer;
beforeAll(async () => {
  for (const folder of ['user-center/static', 'staff/static', 'site/assets']) {
    mkdirSync(join(web, folder), { recursive: true });
    writeFileSync(join(web, folder, 'a-1.js'), 'export {};');
    writeFileSync(join(web, folder, '../index.html'), html);
  }
  writeFileSync(join(web, 'user-center/routes.json'), '["/user-center/acctInfo"]');
  writeFileSync(join(web, 'user-center/sw.js'), '// worker');
  test_ = await startTestGateway({ WEB_DIR: web });
  customer = await registerCustomer(test_.url);
});
afterAll(async () => {
  await test_.stop();
  rmSync(web, { recursive: true });
});

const calls_: CallSpec[] = Object.values(calls).flatMap((table) => Object.values(table));

/** Headers whose values differ from answer to answer. */
const varying = [
  'transfer-encoding',
  'accept-ranges',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'vary',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'x-request-id',
];

const nothing = "default-src 'none';frame-ancestors 'none'";
/** The policy of a page, with the hashes of its own styles. */
const ofPage = (...styles: string[]) =>
  [
    "default-src 'none'; script-src 'self'",
    `style-src 'self' ${['', ...styles].map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`).join(' ')}`,
    "style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; media-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'",
    "worker-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'",
    "require-trusted-types-for 'script'; trusted-types portal-html dompurify portal-worker",
  ].join('; ');
const ofSandbox =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const json = 'application/json; charset=utf-8';
const text = 'text/plain; charset=utf-8';
const page = 'text/html; charset=utf-8';
const script = 'application/javascript; charset=utf-8';
const aYear = 'public, max-age=31536000, immutable';
const style = 'b{color:red}';

/** Where, status, content type, cache, content policy, and what else there is. */
const table: [string, number, string, string, string, Record<string, string>?][] = [
  ['POST /v2/common/getCommonConfig', 200, json, 'no-store', nothing],
  ['POST /v2/user/login', 400, json, 'no-store', nothing],
  ['POST /v2/none', 404, json, 'no-store', nothing],
  ['OWN /v2/customer/queryAccountInfo?includeBalance=true', 200, json, 'no-store', nothing],
  [
    'OWN /v2/account/stream',
    200,
    'text/event-stream; charset=utf-8',
    'no-store',
    nothing,
    { 'x-accel-buffering': 'no' },
  ],
  ['GET /v2/user/captcha?random=headers1', 200, 'image/png', 'no-store', nothing],
  ['POST /pay/notify/egpay', 401, 'text/plain', 'no-store', nothing],
  ['GET /healthz', 200, text, 'no-store', nothing],
  ['GET /readyz', 200, text, 'no-store', nothing],
  ['GET /config.json', 200, json, 'no-cache', nothing],
  ['GET /robots.txt', 200, text, 'public, max-age=3600', nothing],
  ['GET /favicon.ico', 200, 'image/svg+xml', 'public, max-age=3600', nothing],
  ['GET /share.png', 200, 'image/png', 'public, max-age=3600', nothing],
  ['GET /sitemap.xml', 200, 'application/xml; charset=utf-8', 'public, max-age=3600', nothing],
  [
    ...(['GET /news/calendar.ics', 200, 'text/calendar; charset=utf-8', 'no-store', nothing] as const),
    { 'content-disposition': 'attachment; filename="calendar.ics"' },
  ],
  ['PAGE /', 200, page, 'no-cache', ofPage()],
  ['PAGE /nothing', 404, page, 'no-cache', ofPage()],
  ['PAGE /%zz', 404, page, 'no-cache', ofPage()],
  ['PAGE /user-center/acctInfo', 200, page, 'no-cache', ofPage(style)],
  ['PAGE /user-center/nothing', 404, page, 'no-cache', ofPage(style)],
  ['GET /assets/a-1.js', 200, script, aYear, nothing],
  ['GET /user-center/static/a-1.js', 200, script, aYear, nothing],
  ['GET /user-center/sw.js', 200, 'text/javascript; charset=utf-8', 'no-cache', "default-src 'self'"],
  ['PAGE /sandbox/inbox', 200, page, 'no-store', ofSandbox],
  ['STAFF /', 200, page, 'no-cache', ofPage(style)],
  ['STAFF /static/a-1.js', 200, script, aYear, nothing],
  ['STAFF /config.json', 200, json, 'no-cache', nothing],
  ['STAFF /ops/audit', 401, json, 'no-store', nothing],
];

async function ask(what: string): Promise<Response> {
  const [how = '', path = ''] = what.split(' ');
  const body = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
  const html_ = { headers: { accept: 'text/html' } };
  if (how === 'OWN') return customer.client.fetch(path);
  if (how === 'STAFF') return fetch(test_.staffUrl + path, html_);
  return fetch(test_.url + path, how === 'POST' ? body : how === 'PAGE' ? html_ : {});
}

async function fixedHeaders(response: Response): Promise<Record<string, string>> {
  await response.body?.cancel();
  return Object.fromEntries([...response.headers].filter(([name]) => !varying.includes(name)));
}

test.each(table)('%s returns exactly its headers', async (what, status, type, cache, policy, more = {}) => {
  const response = await ask(what);
  expect(response.status).toBe(status);
  expect(await fixedHeaders(response)).toEqual({
    ...alwaysHeaders,
    'content-type': type,
    'cache-control': cache,
    'content-security-policy': policy,
    ...more,
  });
});

describe.each(['visitor', 'customer'])('every call as a %s', (who) => {
  test.each(calls_.map((call) => [call.id, call] as const))('%s', async (_id, call) => {
    const base = call.access === 'staff' ? test_.staffUrl : test_.url;
    const client = who === 'customer' && call.access === 'customer' ? customer.client : new Client(base);
    // A stream does not end by itself, and logout would end the session of this test.
    if (call.produces === 'text/event-stream' || call.id === 'customer.logout') return;
    for (const value of ['1', '%00', '%zz', 'abc']) {
      const response = await client.fetch(call.path.replace(/:(\w+)/g, value), {
        method: call.method,
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        ...(call.method === 'POST' && { body: '{}' }),
      });
      expect([call.id, value, response.status < 500]).toEqual([call.id, value, true]);
      const { 'content-type': type, 'set-cookie': _cookie, ...headers } = await fixedHeaders(response);
      const { 'retry-after': _retry, 'content-disposition': _name, ...rest } = headers;
      expect([call.id, type]).toEqual([call.id, expect.stringMatching(/^(application\/json|image\/png|text\/)/)]);
      // An address that cannot be decoded belongs to no call: a browser gets the not-found page.
      const isPage = value === '%zz' && call.method === 'GET' && call.path.includes(':');
      const policies = call.access === 'staff' ? ofPage(style) : ofPage();
      expect([call.id, rest]).toEqual([
        call.id,
        {
          ...alwaysHeaders,
          'cache-control': isPage ? 'no-cache' : 'no-store',
          'content-security-policy': isPage ? policies : nothing,
        },
      ]);
    }
  });
});

test('the session cookies have exactly their flags', async () => {
  const client = new Client(test_.url);
  const login = await client.request<unknown>('/v2/user/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: customer.phone, password: customer.password, platform: 1 }),
  });
  expect(login.code).toBe('OK');
  const flags = login.headers.getSetCookie().map((line) => line.replace(/=[\w-]{20,}/, '=…'));
  expect(flags).toEqual([
    'sid=…; Max-Age=259200; Path=/; HttpOnly; SameSite=Lax',
    'device=…; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax',
  ]);
});
