import { productKinds, productNames } from '@portal/brand';
import { expect, test } from '@playwright/test';
import { hosts } from '../hosts';
import { absentRoutes, publicRoutes } from '../public-routes';

// A product line that the brand under test does not offer must appear nowhere.
const absent = productKinds.filter((kind) => !hosts.brand.products.includes(kind));
const present = productKinds.filter((kind) => hosts.brand.products.includes(kind));

test.beforeAll(() => expect(absent.length, 'a brand that leaves a line out').toBeGreaterThan(0));

interface Read {
  status: number;
  html: string;
  links: string[];
}

async function read(path: string): Promise<Read> {
  const answer = await fetch(hosts.loopback + path, { headers: { accept: 'text/html' } });
  const html = await answer.text();
  const links = [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  return { status: answer.status, html, links };
}

/** Every page in the sitemap and every page they link to, by its path without the fragment. */
async function wholeSite(): Promise<Map<string, Read>> {
  const map = await (await fetch(`${hosts.loopback}/sitemap.xml`)).text();
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const found = new Map<string, Read>();
  let waiting = [...new Set([...publicRoutes, ...listed])];
  while (waiting.length > 0) {
    const answers = await Promise.all(waiting.splice(0, 8).map(async (path) => [path, await read(path)] as const));
    for (const [path, page] of answers) found.set(path, page);
    // A calendar day links to the next one for ever: pages with a query are read, but their links are not followed.
    const led = answers
      .filter(([path]) => !path.includes('?'))
      .flatMap(([, { links }]) => links.map((href) => href.split('#', 1)[0] ?? '/'));
    waiting = [...new Set([...waiting, ...led.filter((path) => !found.has(path))])];
  }
  return found;
}

test('every internal link leads to an existing page, and no page mentions a product line that is not offered', async () => {
  test.slow(); // every page of a site
  const site = await wholeSite();
  expect(site.size).toBeGreaterThan(publicRoutes.length + 20);
  expect([...site].filter(([, { status }]) => status !== 200).map(([path, { status }]) => [path, status])).toEqual([]);
  const addressed = new RegExp(`(?:/product/|zone=|category=)(?:${absent.join('|')})\\b`);
  expect([...site.keys()].filter((path) => addressed.test(path))).toEqual([]);
  for (const route of publicRoutes.filter((path) => !path.startsWith('/legal/'))) {
    const text = site.get(route)?.html.replace(/<script[\s\S]*?<\/script>/g, '') ?? '';
    // Coin is also a withdrawal method.
    for (const kind of absent)
      expect([route, text.match(new RegExp(`${productNames[kind]}(?!出金|地址).{0,20}`, 'g'))]).toEqual([route, null]);
  }
});

test('answers 404 for the page of a line that is not offered, and leaves it out of the sitemap', async ({
  page,
  request,
}) => {
  for (const route of absentRoutes) {
    expect((await page.goto(route))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: '页面不存在' })).toBeVisible();
    await expect(page.locator('[data-mounted=true]')).toBeAttached();
    await expect(page.getByRole('heading', { level: 1, name: '页面不存在' })).toBeVisible();
    expect(await (await request.get(`${hosts.loopback}/sitemap.xml`)).text()).not.toContain(`${route}<`);
  }
});

test('menus, tabs and tables show only the offered lines', async ({ page }) => {
  const names = (kinds: typeof present) => kinds.map((kind) => productNames[kind]);
  await page.goto('/market');
  const tabs = page.getByRole('tablist', { name: '产品分类' }).getByRole('tab');
  await expect(tabs).toHaveText([...names(present), '自选']);
  const menu = page.getByRole('contentinfo').getByRole('navigation', { name: '交易产品' });
  for (const kind of present)
    await expect(menu.getByRole('link', { name: productNames[kind], exact: true })).toBeVisible();
  for (const kind of absent)
    await expect(menu.getByRole('link', { name: productNames[kind], exact: true })).toHaveCount(0);
  await page.goto(`/market?zone=${absent[0]}`);
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await page.goto('/ib');
  const lines = page.getByRole('table', { name: /每手佣金/ }).getByRole('rowheader');
  await expect(lines).toHaveText(names(present));
});
