import { expect, test } from '@playwright/test';
import { hosts } from '../hosts';
import { SiteFrame } from './site.page-model';
import { axeInBothThemes } from '../axe-of';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('shows the page', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: '三种账户级别' })).toBeVisible();
  });
});

test('moves the slides only on request', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.locator('[data-mounted=true]')).toBeAttached({ timeout: 30_000 });
  const slides = page.getByRole('region', { name: '平台一览' });
  const titles = slides.getByRole('heading', { level: 3 });
  await slides.scrollIntoViewIfNeeded();
  // Part of the next slide may be visible at the edge.
  await expect(titles.last()).not.toBeInViewport({ ratio: 0.9 });
  await slides.getByRole('button', { name: '上一张' }).click();
  await expect(titles.last()).toBeInViewport({ ratio: 0.9 });
  await slides.getByRole('button', { name: '下一张' }).click();
  await expect(titles.first()).toBeInViewport({ ratio: 0.9 });
});

test('the first link skips the navigation', async ({ page }) => {
  await page.goto('/legal/terms');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: '跳到主要内容' });
  await expect(skip).toBeFocused();
  await skip.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('stores theme and price colours', async ({ page }) => {
  const frame = new SiteFrame(page);
  await page.goto('/');
  await expect(page.locator('[data-mounted=true]')).toBeAttached({ timeout: 30_000 });
  // Hydration moves the server-rendered rules into another style element and must lose none.
  const rules = await page.evaluate(() =>
    [...document.styleSheets].reduce((count, sheet) => count + sheet.cssRules.length, 0),
  );
  expect(rules).toBeGreaterThan(100);
  await frame.theme.click();
  await frame.priceColour.click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-price', 'green-up');
});

test('shows the menu as a drawer on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const frame = new SiteFrame(page);
  await page.goto('/legal/terms');
  await frame.menu.click();
  const drawer = page.getByRole('dialog', { name: '菜单' });
  await drawer.getByRole('link', { name: '账户级别' }).click();
  await expect(page).toHaveURL(`${hosts.site}/#levels`);
  await expect(page.getByRole('heading', { name: '三种账户级别' })).toBeInViewport();
  await frame.menu.click();
  await drawer.getByRole('link', { name: '登录' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('登录');
  await expect(drawer).toBeHidden();
});

test('answers 404 for a wrong address, and offers a search for pages', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  expect(await axeInBothThemes(page, ['wcag2a', 'wcag2aa', 'wcag21aa'])).toEqual([]);
  await page.getByLabel('查找页面').fill('隐私');
  await page.getByRole('main').getByRole('link', { name: '隐私政策' }).click();
  await expect(page).toHaveURL(`${hosts.site}/legal/privacy`);
});
