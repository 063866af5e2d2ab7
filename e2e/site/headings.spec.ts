import { expect, test } from '@playwright/test';
import { brokenWords } from '../broken-words';
import { publicRoutes } from '../public-routes';
import { hosts } from '../hosts';

/** One article of each kind, and what a search finds. */
async function articles(): Promise<string[]> {
  const map = await (await fetch(`${hosts.loopback}/sitemap.xml`)).text();
  const paths = [/\/news\/[^<]+/, /\/trading-strategy\/[^<]+/].flatMap((of) => of.exec(map)?.[0] ?? []);
  return [...paths, '/search?keyword=%E9%BB%84%E9%87%91', '/no-such-page'];
}

test('no heading of a public page breaks inside a word @brand', async ({ page }) => {
  test.slow(); // every page in three widths
  const broken: string[] = [];
  for (const path of [...publicRoutes, ...(await articles())]) {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(path);
    await expect(page.locator('[data-mounted=true]')).toBeAttached();
    for (const width of [360, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      broken.push(...(await brokenWords(page)).map((heading) => `${path} at ${width}: ${heading}`));
    }
  }
  expect(broken).toEqual([]);
});
