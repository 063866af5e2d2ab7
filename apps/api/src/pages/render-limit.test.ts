import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import type { SiteRenderer } from './site-renderer';

const PAGES = 3;
const rendered: string[] = [];
const site: SiteRenderer = {
  locate: (url) => ({ key: url }),
  async render(url) {
    rendered.push(url);
    return { status: 200, html: '<!doctype html><p>page</p>', uncached: url.startsWith('/none') };
  },
  listed: [],
};

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ PAGES_PER_MINUTE: String(PAGES) }, undefined, site);
});
afterAll(() => gateway.stop());

const get = (path: string, from: string) =>
  fetch(gateway.url + path, { headers: { accept: 'text/html', 'x-forwarded-for': from } });
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
  expect([Number(refused.headers.get('retry-after')) > 0, await refused.json()]).toMatchObject([
    true,
    { code: 'RATE', data: null },
  ]);
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
