import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import type { SiteRenderer } from './site-renderer';

const PAGES = 3;
const rendered: string[] = [];
const site: SiteRenderer = {
  locate: (url) => ({ key: url }),
  async render(url) {
    rendered.push(url);
    if (url === '/broken') throw new Error('secret of the renderer');
    return { status: 200, html: '<!doctype html><p>page</p>', uncached: url.startsWith('/none') };
  },
  listed: [],
};

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ PAGES_PER_MINUTE: String(PAGES) }, undefined, site);
});
afterAll(() => gateway.stop());

const get = (path: string, from: string, accept = 'text/html,*/*;q=0.8') =>
  fetch(gateway.url + path, { headers: { accept, 'x-forwarded-for': from } });
const statuses = async (paths: string[], from: string) => {
  const all: number[] = [];
  for (const path of paths) all.push((await get(path, from)).status);
  return all;
};

it.each([
  ['that are new', ['/a', '/b', '/c', '/d'], '10.0.0.1'],
  ['of a search', ['/s?search=a', '/s?search=a', '/s?search=a', '/s?search=a'], '10.0.0.2'],
  ['that are not found', ['/none', '/none', '/none', '/none'], '10.0.0.3'],
])('renders three pages %s a minute for an address', async (_which, paths, from) => {
  expect(await statuses(paths, from)).toEqual([200, 200, 200, 429]);
  const refused = await get(paths[3]!, from);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Object.fromEntries(refused.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    vary: 'Accept',
  });
  expect(await refused.text()).toContain('<h1>操作过于频繁，请稍后再试</h1>');
  const data = await get(paths[3]!, from, 'application/json');
  expect([data.status, await data.json()]).toMatchObject([429, { code: 'RATE', data: null }]);
  // Whoever has reached the limit still reads cached pages.
  expect((await get('/a', from)).status).toBe(200);
  expect(rendered).not.toContain('/d');
});

it('counts an IPv6 /64 as one address, and others apart', async () => {
  expect(await statuses(['/e'], '2001:db8::1')).toEqual([200]);
  expect(await statuses(['/f'], '2001:db8::2')).toEqual([200]);
  expect(await statuses(['/g'], '2001:db8::3')).toEqual([200]);
  expect(await statuses(['/h'], '2001:db8::4')).toEqual([429]);
  expect(await statuses(['/h'], '2001:db8:0:1::1')).toEqual([200]);
});

it('answers a page that cannot be rendered as a page, without the cause', async () => {
  const response = await get('/broken', '10.0.0.9');
  expect([response.status, response.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8']);
  const html = await response.text();
  expect(html).toContain('系统繁忙，请稍后重试');
  expect(html).toContain(`编号 ${response.headers.get('x-request-id')}`);
  expect(html).not.toContain('secret');
});
