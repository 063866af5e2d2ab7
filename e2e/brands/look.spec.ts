import { expect, test } from '@playwright/test';
import { hosts } from '../hosts';

const { sizes, heading } = hosts.brand.theme.type;

test('uses the type scale of the brand, and scales with the font size of the browser', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/legal/terms');
  const [title, text] = [page.getByRole('heading', { level: 1 }), page.locator('body')];
  await expect(title).toHaveCSS('font-size', `${sizes[28] * 16}px`);
  await expect(title).toHaveCSS('font-weight', String(heading.weight));
  await expect(text).toHaveCSS('font-size', `${sizes[16] * 16}px`);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expect(title).toHaveCSS('font-size', `${sizes[28] * 32}px`);
  // At twice the text size, nothing overflows the window.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
});
