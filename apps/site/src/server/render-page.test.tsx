/**
 * @jest-environment node
 */
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brandOf } from '@portal/brand';
import { makeRender } from '../entry-server';
import type { Read } from './run-queries';
import { pages } from '../shell/routes';
import { siteBrand } from '../shared/installation/site-brand';

const project = join(__dirname, '../..');

/** A build folder as makeRender needs it: the real template, and a manifest with every page. */
function builtFolder(without?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const chunks = pages
    .filter(({ source }) => source !== without)
    .map(({ source }) => source)
    .concat('src/shared/installation/start-session.ts')
    .map((source) => [source, { file: `assets/${source.split('/').at(-1)}.js`, imports: ['_shared'] }] as const);
  mkdirSync(join(folder, '.vite'));
  writeFileSync(
    join(folder, '.vite/manifest.json'),
    JSON.stringify({ ...Object.fromEntries(chunks), _shared: { file: 'assets/shared.js' } }),
  );
  writeFileSync(join(folder, 'index.html'), readFileSync(join(project, 'index.html')));
  return folder;
}

// Hides one message of React's development build about Node 20's buffers. All other messages pass.
const consoleError = console.error;
beforeAll(() => {
  jest
    .spyOn(console, 'error')
    .mockImplementation((...words: unknown[]) => String(words[0]).includes('ArrayBuffer') || consoleError(...words));
});

const site = makeRender(builtFolder(), 'eet');
const text = {
  id: '1',
  title: '一篇文章',
  summary: '文章里说了什么，一句话。',
  html: '<h2 id="s1">1. 起</h2><p>正文</p>',
  headings: [{ id: 's1', text: '1. 起' }],
  category: '21',
  publishedAt: '2025-02-12T16:00:00.000Z',
  updatedAt: '2025-02-12T16:00:00.000Z',
  pinned: true,
  source: '',
  version: '1.0.0',
  related: [],
  symbol: 'XAUUSD',
  direction: 'up',
  support: ['1.0'],
  resistance: ['2.0'],
  validUntil: '2025-02-13T22:00:00.000Z',
  topic: '入金',
};
const row = { ...text, highlight: { title: [], text: [] } };
const slide = { id: '9', title: '一张幻灯片', subtitle: '', image: '/content/images/s.svg', href: '/market' };
const nothing: Read = async () => ({ ok: false, code: 'NETWORK', msg: '' });
/** A gateway with one article, which it returns for every kind of content. */
const some: Read = async ({ path }) => {
  if (path.startsWith('/news/calendar') || !/^.(news|symbol)/.test(path))
    return { ok: false, code: 'NETWORK', msg: '' };
  if (/(getNews|Article)$|\/news\/:id$/.test(path)) return { ok: true, data: text };
  if (path.endsWith('/actions/2')) return { ok: true, data: [slide] };
  if (path.endsWith('Symbols')) return { ok: true, data: [{ symbol: 'XAUUSD', name: '现货黄金', zone: 4 }] };
  return { ok: true, data: { list: [row], total: 1, pageNo: 1, pageSize: 20 } };
};
const render = (url: string, read = some) => site.render(url, { origin: 'https://www.example.com', read });
const paths = pages.map(({ path }) => (path === '*' ? '/no/such/page' : path.replace(':id', '1')));

test.each(pages)('the source file $source of the page table exists', ({ source }) => {
  expect(existsSync(join(project, source))).toBe(true);
});

test.each(paths)('%s is complete without JavaScript: title, description, one h1, one main', async (path) => {
  const { html } = await render(path);
  expect(html).toMatch(/<head>.*<title>[^<]+ - [^<]+<\/title>.*<\/head>/s);
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(html.match(/<meta name="description" content="[^"]{8,}"/g)).toHaveLength(1);
  expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  expect(html.match(/<main /g)).toHaveLength(1);
  expect(html).toContain('<html lang="zh-CN" data-brand="eet" data-mode="production"');
  expect(html).toContain(brandOf('eet').texts.riskWarning);
});

test.each(paths)('%s complies with the Content-Security-Policy', async (path) => {
  const { html } = await render(path);
  const data = /<script type="application\/(?:ld\+)?json"[^>]*>.*?<\/script>/gs;
  expect(html.replace(data, '').match(/<script[^>]*>/g)).toEqual(['<script type="module" src="/src/main.ts">']);
  expect(html).not.toMatch(/ style="/);
  // Links may point to other origins. Nothing may be loaded from them.
  expect(html.replace(/<link rel="canonical"[^>]*>|<a [^>]*>/g, '')).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
});

test('serves the content hidden by visibility only, and shows it without JavaScript', async () => {
  const { html } = await render('/');
  expect(html).toMatch(/<head>.*<noscript>\s*<style>[^<]*visibility: visible !important;[^<]*<\/style>.*<\/head>/s);
  expect(html).toContain('三种账户级别');
});

test('answers 200 for a known page with any query, and 404 with noindex for everything else', async () => {
  expect((await render('/login?path=/user-center')).status).toBe(200);
  expect((await render('/login?path=%22')).html).toBe((await render('/login')).html);
  const lost = await render('/no/such/page');
  expect(lost.status).toBe(404);
  expect(lost.html).toContain('<meta name="robots" content="noindex"/>');
  expect((await render('/%00')).status).toBe(404);
  expect((await render('/%E0%A4%A')).status).toBe(404);
  expect((await render('')).status).toBe(404);
});

test('the home page contains the organization data, the slides and the newest articles', async () => {
  const { html } = await render('/');
  expect(html).toContain('"@type":"Organization","@id":"https://www.example.com/#organization"');
  expect(html).toContain('<a href="/market">一张幻灯片</a>');
  expect(html.match(/<a href="\/news\/1"[^>]*>一篇文章<\/a>/g)).toHaveLength(3);
});

test('offers only symbols with an analysis as filters', async () => {
  const { html } = await render('/trading-strategy?symbol=XAUUSD');
  expect(html).toContain('现货黄金 XAUUSD 交易策略');
  expect(html).toContain('href="/trading-strategy?zone=goods&amp;symbol=XAUUSD"');
  expect(html).not.toContain('zone=forex');
});

test('preloads in the head what the page needs to mount, dependencies first', async () => {
  const { html } = await render('/legal/terms');
  const [head = ''] = html.split('</head>');
  const files = [...head.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)">/g)].map(([, file]) => file);
  expect(files).toEqual(['/assets/shared.js', '/assets/start-session.ts.js', '/assets/terms.page.tsx.js']);
});

test('marks only a sandbox as a sandbox in the HTML', async () => {
  const { html } = await makeRender(builtFolder(), 'eet', undefined, 'sandbox').render('/about', {
    origin: '',
    read: some,
  });
  expect(html).toContain('data-mode="sandbox"');
  expect(html).toContain('<strong>模拟环境</strong>');
  expect((await render('/about')).html).not.toContain('模拟环境');
});

test.each(['/register', '/legal/terms', '/no/such/page'])('%s is hidden until it has mounted', async (path) => {
  const { html } = await render(path);
  expect(html).toMatch(/^<!doctype html><html [^>]*data-reveal-state="hidden">/);
});

test('with REVEAL=served the first script can show a page before it has mounted, but not its form', async () => {
  const served = makeRender(builtFolder(), 'eet', undefined, 'production', 'served');
  const tag = async (path: string) =>
    /<html [^>]*>/.exec((await served.render(path, { origin: '', read: some })).html)?.[0];
  expect(await tag('/legal/terms')).toMatch(/ data-reveal-state="hidden" data-reveal="all">$/);
  expect(await tag('/register')).toMatch(/ data-reveal-state="hidden" data-reveal="text">$/);
});

test.each([
  ['/about', []],
  ['/download', ['platforms', 'mt5']],
  ['/ib', ['introducer']],
] as const)(
  '%s contains the settings of its brand, so that the scripts contain no other brand, with the additional settings %j',
  async (path, reads) => {
    const { html } = await render(path);
    const [, text = ''] = /id="brand">([^<]*)</.exec(html) ?? [];
    expect(JSON.parse(text)).toEqual(siteBrand(brandOf('eet'), reads));
  },
);

test('contains only the fields of a response that are shown, and no brand setting that only the server reads', async () => {
  const { html } = await render('/helpcenter');
  const [, text = ''] = /id="page-data">(.*?)<\/script>/s.exec(html) ?? [];
  const key = 'GET /news/v2/moreTotal/:id?id=31&limit=100 questions';
  expect(JSON.parse(text)[key].data).toEqual({ list: [{ id: '1', title: '一篇文章', topic: '入金' }] });
  expect(/id="brand">(.*?)<\/script>/s.exec(html)?.[1]).not.toContain(brandOf('eet').theme.light.scrim);
  expect(html).toContain(`--scrim:${brandOf('eet').theme.light.scrim}`);
});

test('a page has its canonical address and og:url, an unknown page has no canonical address', async () => {
  const { html } = await render('/legal/terms?utm_source=mail');
  expect(html).toContain('<link rel="canonical" href="https://www.example.com/legal/terms">');
  expect(html).toContain('<meta property="og:url" content="https://www.example.com/legal/terms">');
  expect(html).toContain('<meta property="og:image" content="https://www.example.com/share.png">');
  expect((await render('/no/such/page')).html).not.toContain('canonical');
});

test('answers 404 if the data does not exist, and does not cache a page whose data failed to load', async () => {
  const absent: Read = async ({ path }) =>
    path === '/news/:id' ? { ok: false, code: 'NOT_FOUND', msg: '' } : nothing({ method: 'GET', path }, {});
  const lost = await render('/news/9', absent);
  expect([lost.status, lost.uncached]).toEqual([404, true]);
  expect(lost.html).toContain('页面不存在');
  const later = await render('/news/1', nothing);
  expect([later.status, later.uncached]).toEqual([200, true]);
});

test('renders an article and its data into the HTML', async () => {
  const { html, uncached } = await render('/news/1');
  expect(uncached).toBe(false);
  expect(html).toContain('<p>正文</p>');
  expect(html).toMatch(/id="page-data">\{.*"GET \/news\/:id\?id=1"/s);
  expect(html).toContain('"@type":"Article"');
  expect(html).toContain('"item":"https://www.example.com/information"');
});

test.each([
  ['/Legal/Terms', '/legal/terms'],
  ['/legal/terms/?a=1', '/legal/terms?a=1'],
  ['/LOGIN/', '/login'],
])('redirects %s to %s', (near, own) => {
  expect(site.locate(near).moved).toBe(own);
});

test.each(['//evil.example/', '/legal', '/legal/terms/more', '/'])('does not redirect %s', (url) => {
  expect(site.locate(url).moved).toBeUndefined();
});

test('uses one cache key for addresses that show the same page', () => {
  expect(site.locate('/login?path=/a').key).toBe(site.locate('/login').key);
  expect(site.locate('/no').key).toBe(site.locate('/such?page').key);
});

test('throws for a page that is missing in the build and for an unknown brand', async () => {
  const lame = makeRender(builtFolder('src/home/home.page.tsx'), 'eet');
  await expect(lame.render('/', { origin: '', read: nothing })).rejects.toThrow('src/home/home.page.tsx');
  expect(() => makeRender(builtFolder(), 'nobody')).toThrow('Unknown brand');
});

/** The first element in `main`, and the element of the default content area, taken from the header. */
async function layoutOf(path: string) {
  const { html } = await render(path);
  const [, first] = /<main [^>]*><!--\$-->(<[^>]+>)/.exec(html) ?? [];
  const [, area] = /<header [^>]*>(<div [^>]+>)/.exec(html) ?? [];
  return { first, area };
}

test.each(['/legal/archive', '/legal/terms'])('%s is in the default content area', async (path) => {
  const { first, area } = await layoutOf(path);
  expect(area).toMatch(/^<div class=/);
  expect(first).toBe(area);
});

test.each([
  ['/login', 'data-width="form"'],
  ['/no/such/page', 'data-width="form"'],
])('%s uses its own layout: %s', async (path, width) => {
  expect((await layoutOf(path)).first).toContain(width);
});

test.each(['/', '/about', '/news'])('%s has full-width sections without a content area around them', async (path) => {
  const { first, area } = await layoutOf(path);
  expect([first === area, first?.includes('data-width')]).toEqual([false, false]);
});
