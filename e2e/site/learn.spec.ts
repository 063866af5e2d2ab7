import { expect, test } from '@playwright/test';
import { hosts } from '../hosts';

test('shows tutorials by platform, each with its steps', async ({ page }) => {
  await page.goto('/mt5Tutorial');
  await page.getByRole('navigation', { name: '选择平台' }).getByRole('link', { name: '网页' }).click();
  await expect(page).toHaveURL(`${hosts.site}/mt5Tutorial?platform=web`);
  const lessons = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(lessons.first()).toContainText('网页');
  await lessons.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/news\/33\d{4}$/);
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
});

test('stores the progress of the beginner on this device', async ({ page }) => {
  await page.goto('/tiro', { waitUntil: 'networkidle' });
  await page.getByLabel('已学完').first().check();
  await expect(page.getByText(/已完成 1 \/ \d+ 步/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/已完成 1 \/ \d+ 步/)).toBeVisible();
  await page.goto('/tiro/new');
  await expect(page.getByRole('link', { name: '继续下一步' })).toBeVisible();
});
