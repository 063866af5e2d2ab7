import { expect, test, type Page } from '@playwright/test';
import { axeInBothThemes } from '../axe-of';
import { shiftsOf, watchShifts } from '../layout-shift';

const band = (page: Page) => page.getByRole('region', { name: '来自账本与报价记录的数字' });

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`at ${width} px the home page has the broker's figures from the start, and nothing moves`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await watchShifts(page);
    await page.goto('/');
    await expect(page.locator('[data-mounted=true]')).toBeAttached({ timeout: 30_000 });
    await band(page).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await expect(band(page).getByText('今日全部品种中断报价')).toBeVisible();
    await expect(band(page).getByText(/常见 \d+\.\d\d，最宽 \d+\.\d\d/)).toBeVisible();
    // The sandbox has the payouts of its demo customer alone.
    await expect(band(page).getByText('出金用时')).toHaveCount(0);
    expect(await shiftsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await axeInBothThemes(page)).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the figures are there', async ({ page }) => {
    await page.goto('/');
    await expect(band(page).getByText('今日全部品种中断报价')).toBeVisible();
  });
});
