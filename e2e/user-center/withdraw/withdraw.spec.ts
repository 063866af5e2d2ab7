import { expect, test } from '@playwright/test';
import { calls } from '@portal/contract';
import { formatAmount, parseAmount } from '@portal/rules';
import { hosts } from '../../hosts';
import { newcomer } from '../sign-in';
import { decide } from '../staff';
import { withdrawingCustomer } from '../verified-customer';
import { WithdrawPage } from './withdraw.page-model';

const balanceOf = async ({ client, walletId }: Awaited<ReturnType<typeof withdrawingCustomer>>) =>
  (await client.ok(calls.account.queryAccountInfo, {})).accounts.find(({ id }) => id === walletId)?.withdrawable;

test('shows everything that is missing, with links to complete it', async ({ page, context }) => {
  await newcomer(context);
  const withdraw = new WithdrawPage(page);
  await withdraw.visit();
  await expect(page.getByText('身份认证通过后方可出金')).toBeVisible();
  await expect(page.getByText('请先绑定银行卡，审核通过后方可出金')).toBeVisible();
  await expect(page.getByText('暂无可出金的余额')).toBeVisible();
  await page.getByRole('link', { name: '前往处理' }).first().click();
  await expect(withdraw.heading).toHaveText('新手引导');
});

test('shows costs and arrival before submission, submits, and cancels while in review', async ({ page, context }) => {
  const customer = await withdrawingCustomer(context);
  const withdraw = new WithdrawPage(page);
  await withdraw.visit();
  const { fee, freeFrom } = hosts.brand.limits.withdraw;
  await withdraw.form.getByLabel('金额').fill('100');
  await expect(withdraw.form.getByRole('definition').first()).toHaveText(`${fee}USD`);
  const rate = parseAmount(hosts.brand.rates.withdrawCny, 4) ?? 0n;
  const arriving = ((100_00n - (parseAmount(fee, 2) ?? 0n)) * rate) / 10_000n;
  await expect(withdraw.form.getByText(formatAmount(arriving, 2))).toBeVisible();
  await withdraw.form.getByLabel('金额').fill(freeFrom);
  await expect(withdraw.form.getByText('免费')).toBeVisible();

  await withdraw.ask('100', customer);
  await expect(page.getByRole('heading', { name: '出金已提交' })).toBeFocused();
  await expect(withdraw.progress).toContainText('提交出金，进入审核');
  await expect(withdraw.rows).toHaveCount(1);
  await expect(withdraw.rows).toContainText('审核中');
  expect(await balanceOf(customer)).toBe('900.00');

  await withdraw.cancel();
  await expect(withdraw.toast).toContainText('出金已取消');
  await expect(page.getByRole('heading', { name: '出金已取消' })).toBeVisible();
  await expect(withdraw.rows).toContainText('已取消');
  await expect(page.getByRole('button', { name: '取消', exact: true })).toHaveCount(0);
  expect(await balanceOf(customer)).toBe('1000.00');
  await page.getByRole('button', { name: '再出一笔' }).click();
  await expect(withdraw.form.getByLabel('金额')).toHaveValue('');
});

test('updates the timeline up to the payment without a reload', async ({ page, context }) => {
  const customer = await withdrawingCustomer(context);
  const withdraw = new WithdrawPage(page);
  await withdraw.visit();
  await withdraw.ask('60', customer);
  await expect(page.getByRole('heading', { name: '出金已付款' })).toBeVisible({ timeout: 30_000 });
  await expect(withdraw.progress.getByRole('time')).toHaveCount(3);
  await expect(withdraw.rows).toContainText('已付款');
});

test('shows the reason of a refusal by staff, and returns the money', async ({ page, context }) => {
  const customer = await withdrawingCustomer(context);
  const withdraw = new WithdrawPage(page);
  await withdraw.visit();
  await withdraw.ask('300', customer);
  await expect(page.getByRole('heading', { name: '出金已提交' })).toBeVisible();
  await decide('withdraw', await withdraw.pno(), { decision: 'refuse', reason: '收款户名与认证姓名不一致' });
  await expect(page.getByRole('heading', { name: '出金未通过' })).toBeVisible();
  await expect(withdraw.result('出金未通过')).toContainText('原因：收款户名与认证姓名不一致。款项已全额退回账户');
  await expect(withdraw.result('出金未通过')).not.toContainText('手续费');
  expect(await balanceOf(customer)).toBe('1000.00');
});

test('keeps the filters of the records in the address', async ({ page, context }) => {
  const customer = await withdrawingCustomer(context);
  const withdraw = new WithdrawPage(page);
  await withdraw.visit();
  await withdraw.ask('60', customer);
  await withdraw.cancel();
  await expect(withdraw.rows).toContainText('已取消');
  await page.getByLabel('状态').selectOption('已付款');
  await expect(page.getByText('没有符合条件的出金')).toBeVisible();
  await expect(page).toHaveURL(/[?&]status=3/);
  await page.getByLabel('日期').selectOption('近 7 天');
  await page.getByLabel('状态').selectOption('已取消');
  await page.reload();
  await expect(page).toHaveURL(/days=7/);
  await expect(page.getByLabel('状态')).toHaveValue('5');
  await expect(withdraw.rows).toHaveCount(1);
  await withdraw.rows.getByRole('button', { name: '详情' }).click();
  await expect(withdraw.records.getByText('已取消，款项已退回账户')).toBeVisible();
});
