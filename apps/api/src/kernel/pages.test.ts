import { createHash } from 'node:crypto';
import { get as rawGet, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { packPage } from './page-cache';
import { codingOf } from './pages';
import type { Read, SiteRenderer } from './site-renderer';

let rendered: string[] = [];
let read: Read;
const site: SiteRenderer = {
  locate: (url) => ({
    key: url.split('?')[0] ?? '',
    ...(url.startsWith('/short') && { maxAge: 0 }),
    ...(url === '/NEWS' && { moved: '/news' }),
  }),
  async render(url, around) {
    rendered.push(url);
    read = around.read;
    if (url === '/broken') throw new Error('broken');
    const passing = url.startsWith('/passing');
    return {
      status: passing ? 404 : 200,
      html: `<!doctype html><style>b{color:red}</style><p>${around.origin}</p>`,
      passing,
    };
  },
  listed: [],
};

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({}, undefined, site);
});
afterAll(() => gateway.stop());
beforeEach(() => {
  rendered = [];
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(gateway.url + path, { headers, redirect: 'manual' });

test('a page is rendered once, whatever its unnamed parameters, and by all who ask at once', async () => {
  await Promise.all([get('/once'), get('/once?utm=1'), get('/once')]);
  await get('/once');
  expect(rendered).toHaveLength(1);
});

test('it is rendered again when the content is another, or it has lived its time', async () => {
  await get('/content');
  gateway.gateway.content.version = 'other';
  await get('/content');
  await get('/short');
  await get('/short');
  expect(rendered).toEqual(['/content', '/content', '/short', '/short']);
});

test('what is not there, or broke, is not kept', async () => {
  expect((await get('/passing')).status).toBe(404);
  await get('/passing');
  expect((await get('/broken')).status).toBe(500);
  await get('/broken');
  expect(rendered).toEqual(['/passing', '/passing', '/broken', '/broken']);
});

test('the same bytes for everybody, with the hashes of their styles in the policy, and none where they are known', async () => {
  const [one, other] = await Promise.all([get('/bytes'), get('/bytes')]);
  expect(await one.text()).toBe(await other.text());
  const hash = createHash('sha256').update('b{color:red}').digest('base64');
  expect(one.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
  expect(one.headers.get('content-security-policy')).not.toContain('nonce');
  const etag = one.headers.get('etag') ?? '';
  const again = await get('/bytes', { 'if-none-match': `"x", W/${etag}` });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('a kept page has the headers that it had when it was made, and those of every answer', async () => {
  const own = ({ headers }: Response) =>
    Object.fromEntries([...headers].filter(([name]) => !['date', 'x-request-id'].includes(name)));
  const [made, kept, call] = [await get('/kept'), await get('/kept'), await get('/config.json')];
  expect(own(kept)).toEqual(own(made));
  expect(kept.headers.get('x-request-id')).not.toBe(made.headers.get('x-request-id'));
  for (const name of ['x-frame-options', 'strict-transport-security', 'x-content-type-options', 'referrer-policy']) {
    expect([name, kept.headers.get(name)]).toEqual([name, call.headers.get(name)]);
    expect(kept.headers.get(name)).not.toBeNull();
  }
});

test('an address that is a page and a call is each to who asks for it, also when the page is kept', async () => {
  const page = { accept: 'text/html' };
  await get('/news/1', page);
  expect((await get('/news/1', page)).headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect((await get('/news/1', { accept: 'application/json' })).headers.get('content-type')).toMatch('json');
});

test('a canonical address is the site’s own, whatever name the visitor came by', async () => {
  expect(await (await get('/canonical')).text()).toContain('<p>http://www.eet.localhost:');
});

test('packed as the browser takes it', async () => {
  const { headers, body } = await new Promise<{ headers: IncomingHttpHeaders; body: Buffer }>((resolve) => {
    rawGet(`${gateway.url}/packed`, { headers: { 'accept-encoding': 'gzip, br' } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(parts) }));
    });
  });
  expect([headers['content-encoding'], headers['vary']]).toEqual(['br', 'Accept, Accept-Encoding']);
  expect(brotliDecompressSync(body).toString()).toContain('<!doctype html>');
  expect([codingOf('gzip, br;q=0'), codingOf('br;q=0.5'), codingOf('identity'), codingOf(undefined)]).toEqual([
    'gzip',
    'br',
    'identity',
    'identity',
  ]);
});

test('what everybody is given is packed closely, what was asked once quickly', async () => {
  const html = Array.from(
    { length: 2_000 },
    (_, index) => `<p data-n="${index % 7}">${(index * 7919) % 1013} 句</p>`,
  ).join('');
  const size = async (...how: ['closely' | 'quickly'] | []) =>
    (await packPage({ status: 200, html }, ...how)).bodies.br.body.length;
  expect(await size()).toBe(await size('closely'));
  expect(await size('closely')).toBeLessThan(await size('quickly'));
});

test('a near miss is sent to the page for good', async () => {
  const answer = await get('/NEWS');
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/news']);
});

test('a page reads public calls, stripped to the contract, and nothing else', async () => {
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
