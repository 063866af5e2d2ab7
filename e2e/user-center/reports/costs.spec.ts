import { expect, test } from '@playwright/test';
import { hosts } from '../../hosts';
import { tradingCustomer } from './trading-customer';
import { axeOf } from '../../axe-of';
import { traded } from '../../traded';

test('shows the costs of trading beside its result', async ({ page, context }) => {
  await tradingCustomer(context);
  await page.goto(`${hosts.userCenter}/user-center/costs`);
  const symbols = page.getByRole('table', { name: '按品种' }).locator('tbody tr');
  await expect(symbols).toHaveCount(1);
  await expect(symbols).toContainText(traded);
  const spread = await symbols.locator('td').nth(3).innerText();
  expect(spread).toMatch(/^-\d/);
  await expect(page.getByRole('table', { name: '按月' }).locator('tbody tr')).toContainText(spread);
  expect(await axeOf(page)).toEqual([]);
  await page.getByLabel('日期').selectOption('本月');
  await expect(symbols).toHaveCount(1);
});
