import { expect, test } from '@playwright/test';
import { defaultBrand } from '@portal/brand';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import publicRoutes from '../../tools/config/public-routes.json';
import { hosts } from '../hosts';

const folder = join(__dirname, '../baseline/site-looks.spec.ts');
const usualPort = 8190;
/** Whose pictures show the port: in the code for phones. */
const withPort = ['/download', '/active/deeplink'];
const looks = [
  { width: 360, tallest: 2400, colorScheme: 'light' },
  { width: 1440, tallest: 1800, colorScheme: 'light' },
  { width: 1440, tallest: 1800, colorScheme: 'dark' },
] as const;

const nameOf = (route: string) => (route === '/' ? 'home' : route.slice(1).replaceAll('/', '-'));

test.use({ baseURL: hosts.still, reducedMotion: 'reduce' });

for (const route of publicRoutes) {
  test(`${route} looks as it did`, async ({ page }) => {
    test.skip(hosts.brand.id !== defaultBrand, 'pictures are of the first brand');
    test.skip(withPort.includes(route) && hosts.port !== usualPort, 'its picture shows the usual port');
    test.slow(); // three pictures of a whole page
    await page.clock.setFixedTime(hosts.stillAt);
    for (const { width, tallest, colorScheme } of looks) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      if (page.url() === 'about:blank') await page.goto(route);
      await expect(page.locator('[data-mounted=true]')).toBeAttached({ timeout: 30_000 });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      // As tall as the page: what waits to come into view comes.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height: Math.min(height, tallest) });
      await page.waitForLoadState('networkidle');
      await expect(page.locator('[role=status][data-state=idle]')).toHaveCount(0);
      await expect(page.locator('[aria-busy=true], main [data-shape=chart]')).toHaveCount(0);
      await page.evaluate(() => document.fonts.ready);
      const picture = await page.screenshot({
        animations: 'disabled',
        caret: 'hide',
        scale: 'css',
        // The digits of a captcha are others each time; a canvas' edges differ from one drawing library's patch to the next.
        mask: [page.getByRole('img', { name: /四位数字/ }), page.locator('canvas')],
      });
      expect(picture).toMatchSnapshot(`${nameOf(route)}-${width}-${colorScheme}.png`, {
        threshold: 0.2,
        maxDiffPixelRatio: 0.002,
      });
    }
  });
}

test('the pictures weigh less than 12 MB', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.png'));
  const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(12_000_000);
});
