import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { hosts } from '../hosts';
import { SiteFrame } from './site.page-model';

const paths = [
  '/',
  '/register',
  '/login',
  '/forget-password',
  '/legal/terms',
  '/legal/privacy',
  '/legal/disclaimer',
  '/legal/risk-warning',
  '/no/such/page',
];

for (const path of paths) {
  test(`${path} is quiet, accessible, and loads nothing from elsewhere`, async ({ page }) => {
    const trouble: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !message.text().includes('404'))
        trouble.push(message.text());
    });
    page.on('pageerror', (error) => trouble.push(error.message));
    page.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== hosts.site)
        trouble.push(request.url());
    });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main')).toHaveCount(1);
      const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa']).analyze();
      expect(
        violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`),
      ).toEqual([]);
    }
    await page.setViewportSize({ width: 360, height: 780 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(trouble).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the page is there to read', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: '三种账户级别' })).toBeVisible();
  });
});

test('the first link leads past the navigation', async ({ page }) => {
  await page.goto('/legal/terms');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: '跳到主要内容' });
  await expect(skip).toBeFocused();
  await skip.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('theme and price colours are kept', async ({ page }) => {
  const frame = new SiteFrame(page);
  await page.goto('/');
  await frame.theme.click();
  await frame.priceColour.click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-price', 'green-up');
});

test('on a phone the menu is a drawer', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const frame = new SiteFrame(page);
  await page.goto('/legal/terms');
  await expect(frame.login).toBeHidden();
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

test('a wrong address answers 404 and finds what there is', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await page.getByLabel('查找页面').fill('隐私');
  await page.getByRole('main').getByRole('link', { name: '隐私政策' }).click();
  await expect(page).toHaveURL(`${hosts.site}/legal/privacy`);
});
