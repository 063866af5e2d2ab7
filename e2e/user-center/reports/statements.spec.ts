import { expect, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { hosts } from '../../hosts';
import { approveIdentity } from '../staff';
import { tradingCustomer } from './trading-customer';
import { axeOf } from '../../axe-of';

test('downloads the statement of a month as PDF and as CSV, with the figures of the page', async ({
  page,
  context,
}) => {
  const { mt5Id, accountNo } = await tradingCustomer(context);
  await page.goto(`${hosts.userCenter}/user-center/statements?account=${mt5Id}`);
  const rows = page.getByRole('table', { name: '月结单' }).locator('tbody tr');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('未结束');
  const closing = (await rows.locator('td').nth(3).innerText()).replaceAll(',', '');

  const file = async (name: string) => {
    const coming = page.waitForEvent('download');
    await rows.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    const download = await coming;
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  };
  const pdf = await file('PDF');
  expect(pdf.name).toMatch(new RegExp(`^月结单_.*${accountNo}_20\\d\\d-\\d\\d\\.pdf$`));
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const csv = (await file('CSV')).bytes.toString('utf8').trimEnd().split('\r\n');
  expect(csv.at(-1)).toContain(`期末余额,,,,,${closing},`);
  expect(csv).toHaveLength(5);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeOf(page)).toEqual([]);
  }
});

test('downloads a balance certificate of a day, and says at the date why there is none', async ({ page, context }) => {
  const { walletId, customerNumber } = await tradingCustomer(context);
  await approveIdentity(customerNumber);
  await page.goto(`${hosts.userCenter}/user-center/statements?account=${walletId}`);
  await page.getByRole('button', { name: '余额证明', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '余额证明' });
  const date = dialog.getByLabel('日期');
  const today = await date.inputValue();
  await date.fill('2001-01-01');
  await dialog.getByRole('button', { name: '下载余额证明' }).click();
  await expect(dialog.getByText('该日账户尚未开立')).toBeVisible();
  expect(await axeOf(page)).toEqual([]);
  await date.fill(today);
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '下载余额证明' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe(`余额证明_${today}.pdf`);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(dialog).toBeHidden();
});
