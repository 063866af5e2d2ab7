import sharp from 'sharp';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({}, undefined, {
    locate: (url) => ({ key: url }),
    render: async () => ({ status: 200, html: '', uncached: false }),
    listed: ['/', '/news', '/news/:id'],
  });
});
afterAll(() => gateway.stop());

const get = async (path: string) => {
  const response = await fetch(gateway.url + path);
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
};

it('robots.txt excludes the customer pages from search engines, and contains the sitemap', async () => {
  const { text, type } = await get('/robots.txt');
  expect(type).toBe('text/plain; charset=utf-8');
  expect(text).toContain('Disallow: /user-center/\n');
  expect(text).toMatch(/^Sitemap: http:\/\/www\.eet\.localhost(:\d+)?\/sitemap\.xml$/m);
});

it('robots.txt of the user centre excludes the whole host', async () => {
  const answer = await fetch(`${gateway.url}/robots.txt`, { headers: { 'x-forwarded-host': 'user.eet.localhost' } });
  expect(await answer.text()).toBe('User-agent: *\nDisallow: /\n');
});

it('favicon.ico is the mark of the brand', async () => {
  const { status, type, text } = await get('/favicon.ico');
  expect([status, type]).toEqual([200, 'image/svg+xml']);
  expect(text).toMatch(/^<svg .*<path /);
});

it('share.png is a picture of the size that previews show, the same for everybody', async () => {
  const answers = await Promise.all([1, 2].map(() => fetch(`${gateway.url}/share.png`)));
  expect(answers.map(({ headers }) => headers.get('content-type'))).toEqual(Array(2).fill('image/png'));
  const [one, other] = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())));
  expect(one).toEqual(other);
  expect(await sharp(one).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect((await sharp(one).stats()).channels.some(({ stdev }) => stdev > 10)).toBe(true);
});

it('security.txt names where faults are reported, for less than a year', async () => {
  const { text, type } = await get('/.well-known/security.txt');
  expect(type).toBe('text/plain; charset=utf-8');
  const fields = Object.fromEntries(text.split('\n').map((line) => line.split(/: (.*)/s)));
  expect(fields).toMatchObject({ Contact: 'mailto:service@eet.localhost', 'Preferred-Languages': 'zh, en' });
  expect(fields['Policy']).toMatch(/^http:\/\/www\.eet\.localhost(:\d+)?\/security$/);
  expect(fields['Canonical']).toMatch(/\/\.well-known\/security\.txt$/);
  const days = (Date.parse(fields['Expires'] ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

it('the sitemap contains the pages and every article with an address', async () => {
  const { text, type } = await get('/sitemap.xml');
  expect(type).toBe('application/xml; charset=utf-8');
  const places = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  expect(places.slice(0, 3)).toEqual(['/', '/news', '/demo']);
  expect(new Set(places).size).toBe(places.length);
  expect(places.filter((path) => path.includes(':'))).toEqual([]);
  const [{ n } = { n: 0n }] = await gateway.gateway.db.rows<{ n: bigint }>(
    'test.articles',
    `select count(*) as n from content.article where kind not in ('page', 'legal')`,
  );
  expect(BigInt(places.length - 3)).toBe(n);
  expect(n).toBeGreaterThan(150n);
});

it('the feed contains the newest thirty articles, newest first, with their addresses', async () => {
  const { text, type } = await get('/rss.xml');
  expect(type).toBe('application/rss+xml; charset=utf-8');
  const dates = [...text.matchAll(/<pubDate>([^<]+)<\/pubDate>/g)].map(([, date = '']) => Date.parse(date));
  expect(dates).toHaveLength(30);
  expect(dates).toEqual([...dates].sort((a, b) => b - a));
  expect(text).toMatch(/<link>http:\/\/www\.eet\.localhost(:\d+)?\/(news|trading-strategy)\/\d+<\/link>/);
});
