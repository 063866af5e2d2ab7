import { request as rawRequest } from 'node:http';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const RATE = 5;
let test_: TestGateway;
beforeAll(async () => {
  test_ = await startTestGateway({ RATE_PER_MINUTE: String(RATE) });
});
afterAll(() => test_.stop());

interface Answer {
  status: number;
  headers: Record<string, string | undefined>;
  text: string;
}

/** Requests a path exactly as written; `fetch` would normalise it. */
function ask(path: string, { method = 'GET', accept = '*/*', from = '10.0.0.1' } = {}): Promise<Answer> {
  const { port } = new URL(test_.url);
  const headers = { accept, 'x-forwarded-for': from, 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const sent = rawRequest({ port, path, method, headers, host: '127.0.0.1' }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers as Answer['headers'],
          text: Buffer.concat(parts).toString(),
        }),
      );
    });
    sent.on('error', reject);
    sent.end(method === 'POST' ? '{}' : undefined);
  });
}

const secure = ['x-content-type-options', 'x-frame-options', 'content-security-policy', 'strict-transport-security'];

// Each of these paths reaches the call, because the router decodes a path before it matches it.
const spellings = [
  '/v2/common/getCommonConfig',
  '/v%32/common/getCommonConfig',
  '/%76%32/common/getCommonConfig',
  '/v2/common/get%43ommonConfig',
  '/v2/%63ommon/getCommonConfig?a=b',
];

test.each(spellings)('%s has a rate limit and is never cached', async (path) => {
  const from = `10.0.1.${spellings.indexOf(path)}`;
  for (let n = 0; n < RATE; n++) {
    const answer = await ask(path, { method: 'POST', from });
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  }
  const refused = await ask(path, { method: 'POST', from });
  expect([refused.status, refused.headers['cache-control']]).toEqual([429, 'no-store']);
});

test('all spellings of a call count towards one rate limit', async () => {
  const from = '10.0.2.1';
  for (const path of spellings) expect((await ask(path, { method: 'POST', from })).status).toBe(200);
  expect((await ask('/v%32/common/getCommonConfig', { method: 'POST', from })).status).toBe(429);
});

test.each(['/v%32/market/quote', '/%73andbox/captcha?random=r', '/news%2Fv2/slides', '/%6Fps/reviews'])(
  '%s is not stored by a cache',
  async (path) => {
    const { headers } = await ask(path, { from: '10.0.3.1', accept: 'application/json' });
    expect([path, headers['cache-control'] === 'no-store' || headers['content-type']?.includes('html')]).toEqual([
      path,
      true,
    ]);
  },
);

test('an article returns its Vary header, however its address is spelt', async () => {
  for (const path of ['/news/1', '/new%73/1', '/news/%31'])
    expect([path, (await ask(path, { from: '10.0.4.1' })).headers['vary']]).toEqual([path, 'Accept']);
});

test.each([
  '//v2/common/getCommonConfig',
  '/v2//common/getCommonConfig',
  '/V2/common/getCommonConfig',
  '/v2/common/getCommonConfig/',
  '/v2/common/getcommonconfig',
])('%s is a different address, and answers 404', async (path) => {
  const posted = await ask(path, { method: 'POST', from: '10.0.5.1' });
  expect(posted.status).toBe(404);
  expect(JSON.parse(posted.text)).toMatchObject({ code: 'NOT_FOUND' });
  expect(posted.headers['cache-control']).toBe('no-store');
  for (const name of secure) expect([name, posted.headers[name]]).toEqual([name, expect.anything()]);
  expect((await ask(path, { from: '10.0.5.1', accept: 'text/html' })).status).toBe(404);
});

describe('an address that cannot be decoded', () => {
  const broken = [
    '/%zz',
    '/%',
    '/v2/%e0%a4%a/x',
    '/news/%zz',
    '/user-center/%zz',
    '/%ff?a=b',
    '/assets/%zz',
    '/a%c0%af',
  ];
  test.each(broken)('%s returns the same 404 page as any unknown address', async (path) => {
    const unknown = await ask('/nothing/of/the/kind', { accept: 'text/html' });
    const answer = await ask(path, { accept: 'text/html' });
    expect([answer.status, answer.text]).toEqual([404, unknown.text]);
    for (const name of secure) expect([name, answer.headers[name]]).toEqual([name, unknown.headers[name]]);
    expect(answer.headers['x-request-id']).toBeDefined();
  });
  test.each(broken)('%s returns the 404 envelope for a POST request', async (path) => {
    const answer = await ask(path, { method: 'POST' });
    expect(answer.status).toBe(404);
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'NOT_FOUND', data: null });
    for (const name of secure) expect([name, answer.headers[name]]).toEqual([name, expect.anything()]);
  });
});
