import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { hosts } from '../hosts';

for (const path of ['/mt5Tutorial', '/video-teaching', '/tiro', '/tiro/new']) {
  test(`${path} is quiet and accessible in both themes`, async ({ page }) => {
    const trouble: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) trouble.push(message.text());
    });
    page.on('pageerror', (error) => trouble.push(error.message));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
        .analyze();
      expect(violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes[0]?.html}`)).toEqual([]);
    }
    await page.setViewportSize({ width: 360, height: 780 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(trouble).toEqual([]);
  });
}

test('tutorials by platform, each with its steps', async ({ page }) => {
  await page.goto('/mt5Tutorial');
  await page.getByRole('navigation', { name: '选择平台' }).getByRole('link', { name: '网页' }).click();
  await expect(page).toHaveURL(`${hosts.site}/mt5Tutorial?platform=web`);
  const lessons = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(lessons.first()).toContainText('网页');
  await lessons.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/news\/33\d{4}$/);
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
});

test('the beginner’s progress is kept on this device', async ({ page }) => {
  await page.goto('/tiro', { waitUntil: 'networkidle' });
  await page.getByLabel('已学完').first().check();
  await expect(page.getByText(/已完成 1 \/ \d+ 步/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/已完成 1 \/ \d+ 步/)).toBeVisible();
  await page.goto('/tiro/new');
  await expect(page.getByRole('link', { name: '继续下一步' })).toBeVisible();
});
