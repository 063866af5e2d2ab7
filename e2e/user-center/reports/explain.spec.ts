import { expect, test } from '@playwright/test';
import { newcomer } from '../sign-in';
import { hosts } from '../../hosts';
import { tradingCustomer } from './trading-customer';
import { axeInBothThemes } from '../../axe-of';
import { traded } from '../../traded';

const cents = (text: string) => Math.round(Number(text.replace(/[^\d.-]/g, '')) * 100);

test('explains a balance by its entries, each with its document, with a sum that matches', async ({
  page,
  context,
}) => {
  const { tno, mt5Id, closed } = await tradingCustomer(context);
  await page.goto(`${hosts.userCenter}/user-center/explain?account=${mt5Id}`);
  await expect(page.getByText(/共 2 笔变动，合计 .*一致。/)).toBeVisible();
  await page.getByRole('table', { name: '按月' }).getByRole('link').click();
  const table = page.getByRole('table', { name: /年 \d+ 月的变动/ });
  const rows = table.locator('tbody tr');
  await expect(rows).toHaveCount(2);
  const amounts = await rows.locator('td:nth-child(4)').allInnerTexts();
  const closing = await page.getByRole('table', { name: '按月' }).locator('tbody td:nth-child(4)').innerText();
  expect(amounts.reduce((sum, text) => sum + cents(text), 0)).toBe(cents(closing));
  await expect(rows.first()).toContainText(`${traded} 卖出平仓`);
  expect(await axeInBothThemes(page)).toEqual([]);
  await table.getByRole('link', { name: closed.deal }).click();
  await expect(page.getByRole('dialog', { name: '成交详情' })).toContainText(traded);
  await page.goBack();
  await table.getByRole('link', { name: tno }).click();
  await expect(page.getByRole('dialog', { name: '转账详情' })).toContainText('400.00');
});

test('shows a new customer a balance of zero, and does not open the account of another customer', async ({
  page,
  context,
}) => {
  await newcomer(context);
  await page.goto(`${hosts.userCenter}/user-center/explain?account=1001&month=2026-03`);
  await expect(page.getByText('共 0 笔变动，合计 0.00 USD')).toBeVisible();
  await expect(page.getByText('还没有变动')).toBeVisible();
  await expect(page.getByLabel('查看哪个余额')).toHaveText('主账户：余额');
});
