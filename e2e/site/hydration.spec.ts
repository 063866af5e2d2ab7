import { expect, test, type Page } from '@playwright/test';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicRoutes } from '../public-routes';
import { hosts } from '../hosts';

const built = join(__dirname, '../../dist/apps/site-hydration');

/** One article of each kind. */
async function articles(): Promise<string[]> {
  const map = await (await fetch(`${hosts.loopback}/sitemap.xml`)).text();
  return [/\/news\/[^<]+/, /\/trading-strategy\/[^<]+/].flatMap((of) => of.exec(map)?.[0] ?? []);
}

/**
 * Hydrates the served page with React's development build: the production build does not report mismatches. The page's
 * Content-Security-Policy is dropped, because the policy blocks what that build uses to compare HTML.
 */
async function inDevelopment(page: Page): Promise<void> {
  const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(readFileSync(join(built, 'index.html'), 'utf8'))?.[1];
  await page.route('**/*', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const path = join(built, pathname);
    if (pathname.startsWith('/assets/') && existsSync(path)) return route.fulfill({ path });
    if (!route.request().isNavigationRequest()) return route.fallback();
    const served = await fetch(hosts.loopback + pathname + search, { headers: { accept: 'text/html' } });
    const body = (await served.text())
      .replace(/<link rel="modulepreload"[^>]*>/g, '')
      .replace(/(<script type="module"[^>]* src=")[^"]+/, `$1${entry}`);
    return route.fulfill({ status: served.status, contentType: 'text/html; charset=utf-8', body });
  });
}

const half = Math.ceil(publicRoutes.length / 2);
for (const [name, routes, others] of [
  ['the first half of the pages', publicRoutes.slice(0, half), async () => []],
  ['the other half, articles, search and what is not there', publicRoutes.slice(half), articles],
] as const) {
  test(`${name} hydrate without a mismatch`, async ({ page }) => {
    test.slow(); // many pages
    const said: string[] = [];
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    await inDevelopment(page);
    const more = await others();
    for (const path of [...routes, ...more, ...(more.length > 0 ? ['/search?search=黄金', '/no/such/page'] : [])]) {
      said.length = 0;
      await page.goto(path);
      await expect(page.locator('[data-mounted=true]')).toBeAttached({ timeout: 30_000 });
      await page.waitForLoadState('networkidle');
      const ours = said.filter((text) => !(path === '/no/such/page' && text.includes('404')));
      expect([path, ours]).toEqual([path, []]);
    }
  });
}
