import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandOf, brands, defaultBrand, isZoneOffered, productKinds } from '@portal/brand';
import { instruments } from '../../core/instruments/instruments';
import { loadLibrary } from './load-library';

const root = join(__dirname, '../../../../..');
const contentOf = (id: string) =>
  loadLibrary(join(root, 'libs/brand/src', id, 'content'), brandOf(id), Date.parse('2026-12-31T00:00:00Z'));
const publicRoutes = JSON.parse(readFileSync(join(root, 'tools/config/public-routes.json'), 'utf8')) as string[];
const customerRoutes = readFileSync(join(root, 'apps/user-center/src/shell/routes.tsx'), 'utf8');

it('the first brand has the content that docs/rules.md requires', () => {
  const { articles, slides } = contentOf(defaultBrand);
  const count = (...kinds: string[]) => articles.filter(({ kind }) => kinds.includes(kind)).length;
  for (const kind of ['company', 'macro', 'forex', 'goods', 'stock', 'digiccy'])
    expect([kind, count(kind) >= 10]).toEqual([kind, true]);
  expect(count('notice')).toBeGreaterThanOrEqual(20);
  expect(count('help')).toBeGreaterThanOrEqual(40);
  expect(count('mt5Tutorial')).toBeGreaterThanOrEqual(12);
  expect(slides.length).toBeGreaterThanOrEqual(5);
  const legal = articles.filter(({ kind }) => kind === 'legal');
  expect(legal).toHaveLength(12);
  const { privacy } = brandOf(defaultBrand).content.page;
  for (const { id, facts, updated_at } of legal)
    expect([id, facts.version, updated_at]).toEqual(
      id === privacy ? [id, '1.1.0', '2026-11-29T16:00:00.000Z'] : [id, '1.0.0', '2025-02-12T16:00:00.000Z'],
    );
});

it.each(Object.keys(brands))(
  '%s: every internal link leads to a page, and every picture has a text alternative',
  (id) => {
    const { articles, slides } = contentOf(id);
    const anchors = new Map(articles.map(({ id: own, facts }) => [own, new Set(facts.headings?.map((h) => h.id))]));
    const leadsNowhere = (href: string): boolean => {
      if (!href.startsWith('/')) return false;
      const path = href.split(/[?#]/, 1)[0] ?? '';
      const article = /^\/(?:news|trading-strategy)\/(\d+)$/.exec(path)?.[1];
      if (article) return !anchors.has(article);
      return !(
        publicRoutes.includes(path) ||
        (path.startsWith('/user-center/') && customerRoutes.includes(`'${path}'`))
      );
    };
    const hrefs = articles.flatMap(({ id: own, html }) =>
      [...html.matchAll(/<a href="([^"]+)"/g)].map(([, href = '']) => [own, href] as const),
    );
    expect(hrefs.filter(([, href]) => leadsNowhere(href))).toEqual([]);
    expect(slides.filter(({ href }) => leadsNowhere(href))).toEqual([]);
    const pictures = articles.flatMap(({ html }) => html.match(/<img [^>]+>/g) ?? []);
    expect(pictures.filter((picture) => !/ alt="[^"]+"/.test(picture))).toEqual([]);
  },
);

it.each(Object.keys(brands))('%s: every content id of its settings leads to content', (id) => {
  const { products, content } = brandOf(id);
  const isOffered = (name: string) => productKinds.every((kind) => kind !== name || products.includes(kind));
  const { articles } = contentOf(id);
  const ids = new Set(articles.map(({ id: own }) => own));
  const lists = new Set(articles.map((article) => article.category));
  expect(Object.entries(content.page).filter(([, own]) => !ids.has(own))).toEqual([]);
  expect(Object.entries(content.category).filter(([name, list]) => isOffered(name) && !lists.has(list))).toEqual([]);
});

it.each(Object.keys(brands))('%s: customers agree to legal texts of its own, each in one place', (id) => {
  const { agreements, content } = brandOf(id);
  const asked = Object.entries(agreements).flatMap(([kind, pages]) => pages.map((page) => [kind, content.page[page]]));
  const legal = new Map(contentOf(id).legal.map((text) => [text.id, text]));
  expect(asked.filter(([, own = '']) => !legal.has(own))).toEqual([]);
  expect(new Set(asked.map(([, own]) => own)).size).toBe(asked.length);
  expect(new Set(asked.map(([kind]) => kind))).toEqual(new Set(['register', 'identity', 'bank', 'marketing']));
  for (const { href } of legal.values()) expect(publicRoutes).toContain(href);
});

/** Whether one of its sentences asks for the MT5 server. What is only about the server's time or day does not. */
const asksForServer = ({ title, summary, html }: { title: string; summary: string; html: string }): boolean =>
  `${title}\n${summary}\n${html}`
    .split(/[。；！？\n]|<\/(?:p|li|h\d|td)>/)
    .some((sentence) => /服务器(?!时间|日)/.test(sentence) && /登录|搜索|选|填|输入|名称/.test(sentence));

it.each(Object.keys(brands))('%s: an article that asks for the MT5 server says where its name is', (id) => {
  const asking = contentOf(id).articles.filter(asksForServer);
  expect(asking.length).toBeGreaterThan(4);
  const silent = asking.filter(({ html }) => !/<a href="\/(?:download|user-center\/acctInfo)"/.test(html));
  expect(silent.map(({ id: own, title }) => `${own} ${title}`)).toEqual([]);
});

it.each(Object.keys(brands))('%s: every pinned text has an end', (id) => {
  const folder = join(root, 'libs/brand/src', id, 'content');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
  const endless = files.filter((name) => {
    const [, front = ''] = readFileSync(join(folder, name), 'utf8').split('---\n');
    return /^pinned: true$/m.test(front) && !/^pinnedUntil: /m.test(front);
  });
  expect(endless).toEqual([]);
});

it.each(Object.keys(brands))('%s: no two articles share a title', (id) => {
  const { articles } = contentOf(id);
  const plain = (title: string) =>
    title
      .normalize('NFKC')
      .replace(/[\s\p{P}]/gu, '')
      .toLowerCase();
  const seen = new Map<string, string>();
  const shared = articles.filter(({ title, id: own }) => {
    const known = seen.has(plain(title));
    seen.set(plain(title), own);
    return known;
  });
  expect(shared.map(({ id: own, title }) => `${own} ${title}`)).toEqual([]);
});

it.each(Object.keys(brands))('%s: no picture shows a symbol that the brand does not offer', (id) => {
  const images = join(root, 'libs/brand/src', id, 'content/images');
  const others = instruments.filter(({ zone }) => !isZoneOffered(brandOf(id), zone)).map(({ symbol }) => symbol);
  const drawn = readdirSync(images)
    .filter((name) => name.endsWith('.svg'))
    .flatMap((name) =>
      [...readFileSync(join(images, name), 'utf8').matchAll(/>([A-Z0-9]+)</g)].map((match) => match[1]),
    );
  expect(drawn.filter((word = '') => others.includes(word))).toEqual([]);
});

/** Sentences that send the reader to the account overview for what is on the settings page. */
const wrongSettingsLinks = (html: string) =>
  html
    .split(/[。；]|<\/(?:p|li|td|h2|h3)>/)
    .filter((sentence) => sentence.includes('href="/user-center/acctInfo"'))
    .map((sentence) => sentence.replace(/<[^>]+>/g, '').trim())
    .filter((sentence) => /登录设备|登录的设备|登录记录|登录密码|改密码|邮箱/.test(sentence));

it.each(Object.keys(brands))('%s: a text about devices, login password or e-mail links to the settings page', (id) => {
  const { articles } = contentOf(id);
  expect(articles.flatMap(({ id: own, html }) => wrongSettingsLinks(html).map((wrong) => `${own} ${wrong}`))).toEqual(
    [],
  );
});

it('a link to the wrong page is found, and the MT5 password stays on the account overview', () => {
  const link = (text: string) => `<a href="/user-center/acctInfo">${text}</a>`;
  expect(wrongSettingsLinks(`<p>请看行情。请立即${link('修改登录密码')}</p>`)).toEqual(['请立即修改登录密码']);
  expect(wrongSettingsLinks(`<li>${link('账户总览')}的“登录设备”</li>`)).toHaveLength(1);
  expect(wrongSettingsLinks(`<p>在${link('账户总览')}重置 MT5 交易密码；绑定邮箱</p>`)).toEqual([]);
});

it.each(
  Object.keys(brands).flatMap((id) =>
    ['负余额', '资金隔离', '投诉', '分红', '展期'].map((word) => [id, word] as const),
  ),
)('%s: its help centre answers what %s is', (id, word) => {
  const answers = contentOf(id).articles.filter(
    ({ kind, title, plain }) => kind === 'help' && `${title}${plain}`.includes(word),
  );
  expect(answers).not.toEqual([]);
});
