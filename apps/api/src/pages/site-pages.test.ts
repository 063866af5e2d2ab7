import { createHash } from 'node:crypto';
import { get as rawGet, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import type { SettingValues } from '@portal/brand';
import { calls } from '@portal/contract';
import { waitFor } from '@portal/testkit';
import { staffTokenOf } from '../testing/add-test-staff';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { codingOf, packPage } from './cached-page';
import type { Read, SiteRenderer } from './site-renderer';

let rendered: string[] = [];
let read: Read;
let settings: SettingValues | undefined;
const site: SiteRenderer = {
  locate: (url) => ({
    key: url.split('?')[0] ?? '',
    ...(url.startsWith('/short') && { maxAge: 0 }),
    ...(url.startsWith('/brief') && { maxAge: 0.3 }),
    ...(url === '/NEWS' && { moved: '/news' }),
  }),
  async render(url, around) {
    rendered.push(url);
    read = around.read;
    settings = around.settings;
    if (url === '/broken') throw new Error('broken');
    if (url === '/overtaken' && gateway.gateway.content.version !== 'overtaken') {
      gateway.gateway.content.version = 'overtaken';
      await get('/meanwhile');
    }
    const uncached = url.startsWith('/uncached');
    return {
      status: uncached ? 404 : 200,
      html: `<!doctype html><style>b{color:red}</style><p>${around.origin}</p>`,
      uncached,
    };
  },
  listed: [],
};

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ SETTINGS_LEAD_SECONDS: '0', SETTINGS_NOTICE_DAYS: '0' }, undefined, site);
});
afterAll(() => gateway.stop());
beforeEach(() => {
  rendered = [];
});

/** Without the headers that fetch adds by itself: it asks every cache to be passed over where If-None-Match is sent. */
const plainGet = (path: string, headers: Record<string, string>) =>
  new Promise<{ status?: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    rawGet(gateway.url + path, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    }).on('error', reject);
  });

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(gateway.url + path, { headers, redirect: 'manual' });

test('a page is rendered once for concurrent requests, whatever their unlisted parameters', async () => {
  await Promise.all([get('/once'), get('/once?utm=1'), get('/once')]);
  await get('/once');
  expect(rendered).toHaveLength(1);
});

test('a page is rendered again when the content has changed or its lifetime is over', async () => {
  await get('/content');
  gateway.gateway.content.version = 'other';
  await get('/content');
  await get('/short');
  await get('/short');
  expect(rendered).toEqual(['/content', '/content', '/short', '/short']);
});

test('a page is rendered again with a changed setting at once, before the content is loaded with it', async () => {
  const [anna, boris] = ['anna', 'boris'].map((name) => new StaffClient(gateway.staffUrl, staffTokenOf(name)));
  await get('/fees');
  // The version stays the old one, even if a load of the content ends meanwhile.
  const { content } = gateway.gateway;
  const { version } = content;
  const held = { get: () => version, set: () => undefined, configurable: true };
  Object.defineProperty(content, 'version', held);
  const proposed = await anna?.ok(calls.staff.proposeSettings, {
    values: [{ name: 'limits.withdraw.fee', value: '4.00' }],
    reason: '调整',
  });
  await boris?.ok(calls.staff.decideSettings, { id: proposed?.id ?? '', decision: 'approve' });
  await get('/fees');
  await get('/fees');
  expect(rendered).toEqual(['/fees', '/fees']);
  expect(settings).toEqual({ 'limits.withdraw.fee': '4.00' });
  Object.defineProperty(content, 'version', { value: version, writable: true, configurable: true, enumerable: true });
  await content.reload?.();
});

test('a page is cached until its lifetime ends, and no longer', async () => {
  await get('/brief');
  await get('/brief');
  expect(rendered).toEqual(['/brief']);
  await waitFor(async () => {
    await get('/brief');
    return rendered.length === 2;
  }, 'the page to be rendered again');
});

test('a page rendered while the content changed is not cached', async () => {
  await get('/overtaken');
  await get('/overtaken');
  expect(rendered).toEqual(['/overtaken', '/meanwhile', '/overtaken']);
});

test('a 404 or an error is not cached', async () => {
  expect((await get('/uncached')).status).toBe(404);
  await get('/uncached');
  expect((await get('/broken')).status).toBe(500);
  await get('/broken');
  expect(rendered).toEqual(['/uncached', '/uncached', '/broken', '/broken']);
});

test('a page has the same bytes for all visitors and its style hashes in the policy, and answers 304 if unchanged', async () => {
  const [one, other] = await Promise.all([get('/bytes'), get('/bytes')]);
  expect(await one.text()).toBe(await other.text());
  const hash = createHash('sha256').update('b{color:red}').digest('base64');
  expect(one.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
  expect(one.headers.get('content-security-policy')).not.toContain('nonce');
  const { headers } = await plainGet('/bytes', { 'accept-encoding': 'br' });
  const again = (encoding: string) =>
    plainGet('/bytes', { 'accept-encoding': encoding, 'if-none-match': `"x", W/${headers.etag}` });
  expect(await again('br')).toMatchObject({ status: 304, body: Buffer.alloc(0) });
  expect(await again('gzip')).toMatchObject({ status: 200 });
});

test('a cached page has the same headers as when it was rendered, and those of every response', async () => {
  const own = ({ headers }: Response) =>
    Object.fromEntries([...headers].filter(([name]) => !['date', 'x-request-id'].includes(name)));
  const [made, cached, call] = [await get('/kept'), await get('/kept'), await get('/config.json')];
  expect(own(cached)).toEqual(own(made));
  expect(cached.headers.get('x-request-id')).not.toBe(made.headers.get('x-request-id'));
  for (const name of ['x-frame-options', 'strict-transport-security', 'x-content-type-options', 'referrer-policy']) {
    expect([name, cached.headers.get(name)]).toEqual([name, call.headers.get(name)]);
    expect(cached.headers.get(name)).not.toBeNull();
  }
});

test('an address that is both a page and a call returns the type that the request accepts, also for a cached page', async () => {
  const page = { accept: 'text/html' };
  await get('/news/1', page);
  expect((await get('/news/1', page)).headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect((await get('/news/1', { accept: 'application/json' })).headers.get('content-type')).toMatch('json');
});

test('a canonical address contains the site’s own host, whatever host was requested', async () => {
  expect(await (await get('/canonical')).text()).toContain('<p>http://www.eet.localhost:');
});

test('compresses a page with an encoding that the browser accepts', async () => {
  const { headers, body } = await plainGet('/packed', { 'accept-encoding': 'gzip, br' });
  expect([headers['content-encoding'], headers['vary']]).toEqual(['br', 'Accept, Accept-Encoding']);
  expect(brotliDecompressSync(body).toString()).toContain('<!doctype html>');
  const coding = (accepted?: string) => codingOf({ headers: { 'accept-encoding': accepted } });
  expect([coding('gzip, br;q=0'), coding('br;q=0.5'), coding('identity'), coding()]).toEqual([
    'gzip',
    'br',
    'identity',
    'identity',
  ]);
});

test('compresses shared pages with high quality and one-off pages fast', async () => {
  const html = Array.from(
    { length: 2_000 },
    (_, index) => `<p data-n="${index % 7}">${(index * 7919) % 1013} 句</p>`,
  ).join('');
  const size = async (...how: ['closely' | 'quickly'] | []) =>
    (await packPage({ status: 200, html }, ...how)).bodies.br.length;
  expect(await size()).toBe(await size('closely'));
  expect(await size('closely')).toBeLessThan(await size('quickly'));
});

test('without a built user centre its addresses return the not-found page of the site', async () => {
  expect((await get('/user-center/acctInfo')).status).toBe(200);
  await get('/404');
  expect(rendered).toEqual(['/user-center/acctInfo']);
});

test('redirects a misspelt address to its page permanently', async () => {
  const answer = await get('/NEWS');
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/news']);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
});

test('a page can read public calls only, reduced to the contract', async () => {
  await get('/reading');
  const list = await read({ method: 'POST', path: '/v2/common/getSymbolList' }, { zone: 4, extra: 1 });
  expect(list).toMatchObject({
    ok: true,
    data: expect.arrayContaining([expect.objectContaining({ symbol: 'XAUUSD' })]),
  });
  expect(await read({ method: 'POST', path: '/v2/common/getSymbolList' }, { zone: 2 })).toMatchObject({
    code: 'PARAM',
  });
  expect(await read({ method: 'POST', path: '/v2/user/getBindEmail' }, {})).toMatchObject({ code: 'INTERNAL' });
});
