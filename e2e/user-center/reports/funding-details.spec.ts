import { expect, test } from '@playwright/test';
import { calls } from '@portal/contract';
import { fundedCustomer, registerCustomer } from '@portal/testkit';
import { hosts } from '../../hosts';
import { newcomer, signIn } from '../sign-in';
import { FundingDetailsPage } from './funding-details.page-model';
import { tradingCustomer } from './trading-customer';
import { axeInBothThemes } from '../../axe-of';
import { retryByHand } from '../../retry-by-hand';
import { traded } from '../../traded';

const names = ['入金', '出金', '数字货币出金', '数字货币明细', '转账', '资金流水', '盈亏', '委托', '成交'];

test('shows every report of a new customer as empty', async ({ page, context }) => {
  await newcomer(context);
  const funding = new FundingDetailsPage(page);
  await funding.visit();
  await expect(page.getByRole('tab')).toHaveText(names);
  for (const name of names) {
    await funding.tab(name).click();
    await expect(funding.tab(name)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('没有符合条件的记录')).toBeVisible();
    await expect(page.getByRole('button', { name: '下载 CSV' })).toHaveCount(0);
  }
});

test('links a movement to its document, and back', async ({ page, context }) => {
  const { tno } = await tradingCustomer(context);
  const funding = new FundingDetailsPage(page);
  await funding.visit();
  await expect(funding.sum('金额合计')).toHaveText('1,000.00USD');
  await funding.tab('资金流水').click();
  await expect(funding.rows('资金流水')).toHaveCount(2);
  await expect(funding.sum('流入')).toHaveText('+1,000.00USD');
  await expect(funding.sum('流出')).toHaveText('-400.00USD');
  await expect(funding.sum('净额')).toHaveText('+600.00USD');
  await page.getByRole('link', { name: tno }).click();
  await expect(funding.tab('转账')).toHaveAttribute('aria-selected', 'true');
  await expect(funding.details('转账')).toContainText('400.00');
  await page.keyboard.press('Escape');
  await expect(funding.details('转账')).toHaveCount(0);
  await funding.rows('转账').getByRole('button', { name: /^详情/ }).click();
  await expect(funding.details('转账')).toBeVisible();
  await page.goBack();
  await expect(funding.details('转账')).toHaveCount(0);
  await expect(funding.rows('转账')).toHaveCount(1);
  await page.goBack();
  await expect(funding.tab('资金流水')).toHaveAttribute('aria-selected', 'true');
  await page.getByLabel('账户', { exact: true }).selectOption('全部 MT5 账户');
  await expect(funding.rows('资金流水')).toHaveCount(1);
  await expect(funding.rows('资金流水')).toContainText('转入');
});

test('shows the profit of a position by row, in total, by day and as a file', async ({ page, context }) => {
  const { closed, accountNo } = await tradingCustomer(context);
  const funding = new FundingDetailsPage(page);
  await funding.visit('?tab=profit');
  await expect(funding.rows('盈亏')).toHaveCount(1);
  await expect(funding.rows('盈亏')).toContainText(traded);
  const net = await funding.sum('净盈亏').innerText();
  expect(net).toMatch(/^[+-]?\d/);
  await expect(funding.rows('盈亏')).toContainText(net.replace(/\s*USD/, ''));

  const figure = page.getByRole('figure', { name: '每日净盈亏' });
  await expect(figure.locator('canvas').first()).toBeVisible();
  await figure.getByRole('button', { name: '以表格查看' }).click();
  await expect(figure.getByRole('table', { name: '每日净盈亏' }).locator('tbody tr')).toHaveCount(1);

  await funding.rows('盈亏').getByRole('button', { name: /详情/ }).click();
  await expect(funding.details('盈亏')).toContainText(closed.position);
  await funding.details('盈亏').getByRole('link', { name: '查看平仓成交' }).click();
  await expect(funding.details('成交')).toContainText('平仓');
  await page.keyboard.press('Escape');
  await expect(funding.rows('成交')).toHaveCount(2);

  await funding.visit(`?tab=profit&symbol=${traded}`);
  const { name, text } = await funding.csv();
  expect(name).toMatch(new RegExp(String.raw`^资金明细_盈亏_${traded}_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.csv$`));
  expect(text.charCodeAt(0)).toBe(0xfeff);
  expect(text).toContain(accountNo);
  expect(text).toContain(closed.position);
});

test('keeps the selected view in the address, also for a link, a reload and the back button', async ({
  page,
  context,
}) => {
  await tradingCustomer(context);
  const funding = new FundingDetailsPage(page);
  await funding.visit(`?tab=trade&days=90&symbol=${traded}`);
  await expect(page.getByLabel('日期')).toHaveValue('90');
  await expect(page.getByLabel('品种')).toHaveValue(traded);
  await expect(funding.rows('成交')).toHaveCount(2);
  await page.getByLabel('品种').selectOption('USDJPY');
  await expect(page.getByText('没有符合条件的记录')).toBeVisible();
  await page.goBack();
  await expect(funding.rows('成交')).toHaveCount(2);
  await page.getByLabel('日期').selectOption('自定义');
  await page.getByLabel('开始日期').fill('2026-01-01');
  await page.getByLabel('结束日期').fill('2026-01-31');
  await expect(page.getByText('没有符合条件的记录')).toBeVisible();
  expect(funding.search).toContain('from=2026-01-01&to=2026-01-31');
  await page.reload();
  await expect(page.getByLabel('开始日期')).toHaveValue('2026-01-01');
  await expect(page.getByLabel('结束日期')).toHaveValue('2026-01-31');
});

test('pages through a long list by links, and never renders more than one page', async ({ page, context }) => {
  const customer = await fundedCustomer(hosts.loopback);
  const { client, walletId, mt5Id } = customer;
  for (let index = 0; index < 17; index += 1) {
    await client.ok(calls.transfer.addTransfer, { fromAccountId: walletId, toAccountId: mt5Id, amount: '50.00' });
  }
  await signIn(context, customer);
  const funding = new FundingDetailsPage(page);
  await funding.visit('?tab=transfer');
  await expect(funding.rows('转账')).toHaveCount(15);
  await expect(funding.sum('本页金额合计')).toHaveText('750.00USD');
  await page.getByRole('link', { name: '下一页' }).click();
  await expect(funding.rows('转账')).toHaveCount(2);
  expect(funding.search).toBe('?tab=transfer&page=2');
  const { text } = await funding.csv();
  expect(text.trim().split('\r\n')).toHaveLength(1 + 17);
  await page.goBack();
  await expect(funding.rows('转账')).toHaveCount(15);
  await funding.visit('?tab=transfer&page=99');
  await page.getByRole('link', { name: '回到第一页' }).click();
  await expect(funding.rows('转账')).toHaveCount(15);
});

test('shows no data of another customer for an address with their account', async ({ page, context }) => {
  const otherCustomer = await fundedCustomer(hosts.loopback);
  await signIn(context, await registerCustomer(hosts.loopback));
  const funding = new FundingDetailsPage(page);
  await funding.visit(`?tab=profit&account=${otherCustomer.mt5Id}`);
  await expect(page.getByText('请选择本人的账户')).toBeVisible();
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => dialogs.push(dialog.message()));
  await funding.visit('?tab=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&from=9999-99-99&page=-1&row=%22%3E%3Cscript%3E');
  await expect(funding.tab('入金')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('日期')).toHaveValue('30');
  expect(dialogs).toEqual([]);
});

test('keeps the filters without a connection, and retries the list', async ({ page, context }) => {
  await tradingCustomer(context);
  const funding = new FundingDetailsPage(page);
  await page.route('**/v2/tradedReport/**', (route) => route.abort());
  await funding.visit(`?tab=order&symbol=${traded}`);
  await expect(page.getByText('网络异常，请稍后重试')).toBeVisible();
  await expect(page.getByLabel('品种')).toHaveValue(traded);
  await retryByHand(page, '**/v2/tradedReport/**');
  await expect(funding.rows('委托')).toHaveCount(2);
});

test('prints the list with its days and rows, and without controls', async ({ page, context }) => {
  await tradingCustomer(context);
  const funding = new FundingDetailsPage(page);
  await funding.visit('?tab=trade');
  await expect(funding.rows('成交')).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/成交 · .* 至 .* · 共 2 条，第 1 页/)).toBeVisible();
  await expect(page.getByRole('tab').first()).toBeHidden();
  await expect(page.getByRole('button', { name: '下载 CSV' })).toBeHidden();
  await expect(page.getByRole('button', { name: /^详情/ }).first()).toBeHidden();
});

test('movements and profit have no axe violation in either theme, and fit 360 px', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await tradingCustomer(context);
  const funding = new FundingDetailsPage(page);
  await funding.visit('?tab=transfer');
  // The reports without a screenshot of their own: screenshots.spec.ts checks 入金 and 成交.
  for (const tab of ['资金流水', '盈亏'] as const) {
    await funding.tab(tab).click();
    await expect(page.getByRole('tabpanel').locator('tbody tr').first()).toBeVisible();
    await expect(page.getByRole('tab', { selected: true })).toBeInViewport();
    expect([tab, await axeInBothThemes(page)]).toEqual([tab, []]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
});

test('sends no request to another host, including those of the chart', async ({ page, context }) => {
  await tradingCustomer(context);
  const hostsAsked = new Set<string>();
  page.on('request', (request) => hostsAsked.add(new URL(request.url()).host));
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  const funding = new FundingDetailsPage(page);
  await funding.visit('?tab=profit');
  await expect(page.getByRole('figure', { name: '每日净盈亏' }).locator('canvas').first()).toBeVisible();
  expect([...hostsAsked].filter(Boolean)).toEqual([new URL(hosts.userCenter).host]);
  expect(complaints).toEqual([]);
});
