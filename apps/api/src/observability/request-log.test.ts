import type { SiteRenderer } from '../pages/site-renderer';
import { requestAs } from '../testing/request-as';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const site: SiteRenderer = {
  locate: (url) => ({ key: url, ...(url === '/Moved' && { moved: '/moved' }) }),
  async render(url) {
    if (url === '/broken') throw new Error('broken');
    return { status: url === '/none' ? 404 : 200, html: '<!doctype html>', uncached: false };
  },
  listed: [],
};

interface Line {
  reqId?: string;
  req?: { method: string; path: string; address: string };
  res?: { status: number };
  responseTime?: number;
  pages?: number;
}

const lines: Line[] = [];
const logTo = { write: (line: string) => void lines.push(JSON.parse(line)) };
let test_: TestGateway;
let each: TestGateway;
beforeAll(async () => {
  const settings = { LOG_LEVEL: 'info', PAGES_PER_MINUTE: '6' };
  test_ = await startTestGateway({ ...settings, LOG_PAGES_PER_LINE: '3' }, undefined, site, logTo);
  each = await startTestGateway({ ...settings, LOG_PAGES_PER_LINE: '1' }, undefined, site, logTo);
});
afterAll(async () => {
  await test_.stop();
  await each.stop();
});
beforeEach(() => void lines.splice(0));

const html = { headers: { accept: 'text/html' } };
/** Asks one after the other and returns the lines of the answers. */
async function logged(...asked: (() => Promise<unknown>)[]): Promise<Line[]> {
  for (const one of asked) await one();
  // The line is written once the answer has left.
  await new Promise((done) => setTimeout(done, 50));
  return lines.filter(({ res }) => res !== undefined);
}
const get =
  (path: string, base = test_.url) =>
  () =>
    fetch(base + path, { ...html, redirect: 'manual' });

it('writes one line for several pages that were sent as usual, and says how many', async () => {
  const found = await logged(...Array.from({ length: 7 }, () => get('/a?secret=1')));
  expect(found).toEqual([
    expect.objectContaining({
      pages: 3,
      reqId: expect.stringMatching(/^[\w-]{16}$/),
      req: { method: 'GET', path: '/a', address: '127.0.0.1' },
      res: { status: 200 },
      responseTime: expect.any(Number),
    }),
    expect.objectContaining({ pages: 3 }),
  ]);
});

it('writes a line for each request that is refused, redirected, not found or broken, and for each call', async () => {
  const found = await logged(
    get('/none'),
    get('/Moved'),
    get('/broken'),
    () => requestAs(test_.url, 'evil.example', '/a', html),
    () => fetch(`${test_.url}/v2/user/login`, { method: 'POST', body: '{}' }),
    () => fetch(`${test_.url}/v2/common/getCommonConfig`, { method: 'POST' }),
    () => fetch(`${test_.url}/v2/user/getBindEmail`, { method: 'POST' }),
    ...Array.from({ length: 6 }, (_none, n) => get(`/more${n}`)),
  );
  const statuses = found.map(({ res, pages }) => (pages ? `page ${res?.status}` : res?.status));
  // Three of the six pages are within the limit of the minute; the others are refused.
  expect(statuses.filter((one) => one !== 'page 200')).toEqual([404, 301, 500, 421, 400, 200, 200, 429, 429, 429]);
});

it('writes a line for each page where the setting says so, and for each visit of the back office', async () => {
  const found = await logged(
    get('/a', each.url),
    get('/a', each.url),
    get('/ops/audit', test_.staffUrl),
    get('/healthz', test_.staffUrl),
  );
  expect(found.map(({ res, pages }) => [res?.status, pages])).toEqual([
    [200, 1],
    [200, 1],
    [401, undefined],
    [200, undefined],
  ]);
});
